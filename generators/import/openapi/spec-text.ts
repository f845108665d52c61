import { schemaComment } from "../../add/added.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { entryYaml } from "../../edit/yaml.ts";
import type { PlannedFile } from "./plan.ts";

export const DECISIONS = "spec/decisions.yaml";

/** Returns the contents of a spec file, formatted like `kiln format`. */
export function fileText({ path, schema, members }: PlannedFile, schemas: string | undefined): string {
  const entries = Object.entries(members).flatMap(([key, value]) =>
    value === undefined ? [] : [entryYaml(key, value, 0, levelsAt(schema, [key]))],
  );
  return `${[...schemaComment(`spec/${path}`, schema, schemas), ...entries].join("\n")}\n`;
}

/** Returns the number of nested levels of mappings at a path that are written with one line per member. */
export function levelsAt(schema: string, path: readonly string[]): number {
  const [key = ""] = path;
  return Math.max(0, (blockLevels[schema]?.[key] ?? blockLevels[schema]?.["*"] ?? 0) - path.length + 1);
}

/** The number of nested levels of mappings that are written with one line per member, by top-level key of a file. */
const blockLevels: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  resource: { operations: 2, shapes: 3, fields: 1, pathParameters: 1 },
  shapes: { "*": 2 },
  source: { sections: 1 },
  "resource-service": { authentication: 2, facts: 1 },
};

/** Adds entries to the text of `decisions.yaml`. */
export function withDecisions(
  text: string | undefined,
  added: ReadonlyMap<string, JsonObject>,
  schemas: string | undefined,
): string {
  const head =
    text ??
    schemaComment(DECISIONS, "decisions", schemas)
      .map((line) => `${line}\n`)
      .join("");
  return head + [...added].map(([id, entry]) => `\n${entryYaml(id, entry, 0, 1)}\n`).join("");
}
