import type { JsonObject } from "../../codegen/json.ts";
import { entryYaml } from "../../edit/yaml.ts";
import type { PlannedFile } from "./plan.ts";

/** The text of a spec file, in the form of `kiln format`. */
export function fileText({ path, schema, members }: PlannedFile): string {
  const levels = "../".repeat(path.split("/").length - 1);
  const entries = Object.entries(members).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [entryYaml(key, value, 0, blockLevels[schema]?.[key] ?? blockLevels[schema]?.["*"] ?? 0)],
  );
  return `${[`# yaml-language-server: $schema=${levels}schema/${schema}.json`, ...entries].join("\n")}\n`;
}

/** How many levels of mappings have a line for each member, by the key at the root of a file. */
const blockLevels: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  resource: { operations: 2, shapes: 3, fields: 1, pathParameters: 1 },
  shapes: { "*": 2 },
  source: { sections: 1 },
  "resource-service": { authentication: 2, facts: 1 },
};

/** Adds entries to the text of `decisions.yaml`. */
export function withDecisions(text: string | undefined, added: ReadonlyMap<string, JsonObject>): string {
  const head = text ?? "# yaml-language-server: $schema=schema/decisions.json\n";
  return head + [...added].map(([id, entry]) => `\n${entryYaml(id, entry, 0, 1)}\n`).join("");
}

/** A project for a spec that has none. */
export function projectText(name: string, license: string | undefined, contact: string): string {
  const members = {
    language: 2,
    project: name,
    packageScope: `@${name}`,
    version: "0.1.0",
    license: license ?? "UNLICENSED",
    contact,
    nodeRange: ">=20",
  };
  const lines = Object.entries(members).map(([key, value]) => entryYaml(key, value, 0));
  return `${["# yaml-language-server: $schema=schema/project.json", ...lines].join("\n")}\n`;
}
