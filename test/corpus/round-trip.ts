import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compile, emitters, filesOf, load } from "../../generators/index.ts";
import { compareDocuments, type Comparison, type Judges } from "./compare.ts";
import { importDocument } from "./import-document.ts";
import type { JsonObject } from "./places.ts";

export interface RoundTrip {
  /** The original and the emitted document. */
  readonly first: Comparison;
  /** The emitted document, and the one that is emitted after it was imported. */
  readonly second: Comparison;
  /** The losses of the second import that change requests or responses. */
  readonly losses: number;
}

/** Compares a document with the one that its import emits, and that one with the result of a second import. */
export async function roundTrip(file: string, folder: string, judges: Judges): Promise<RoundTrip> {
  const original = JSON.parse(readFileSync(file, "utf8")) as JsonObject;
  const emitted = emittedDocument(folder);
  const again = join(folder, "again");
  const written = join(folder, "emitted.json");
  writeFileSync(written, JSON.stringify(emitted));
  const { report, error } = await importDocument(written, again);
  if (report === undefined) throw new Error(`The emitted document cannot be imported: ${error}`);
  return {
    first: compareDocuments(original, emitted, judges),
    second: compareDocuments(emitted, emittedDocument(again), judges),
    losses: report.losses.filter(({ wire }) => wire).length,
  };
}

/** Loads the libraries that compare documents from a folder of modules. */
export async function judgesIn(modules: string): Promise<Judges> {
  const load = (name: string): Promise<unknown> => import(pathToFileURL(join(modules, name, "dist/index.js")).href);
  const [upgrader, faker] = await Promise.all(["@scalar/openapi-upgrader", "json-schema-faker"].map(load));
  return { ...(upgrader as Pick<Judges, "upgrade">), ...(faker as Pick<Judges, "generateSync">) };
}

function emittedDocument(folder: string): JsonObject {
  const { outputs } = compile(
    load(folder),
    emitters.filter(({ name }) => name === "openapi"),
  );
  const document = [...filesOf(outputs)].find(({ path }) => path === "packages/openapi/generated/api.json");
  if (document === undefined) throw new Error("The import has no OpenAPI document.");
  return JSON.parse(document.text) as JsonObject;
}

/** Returns the results as text: a line for each comparison, and one for each kind of difference. */
export function roundTripText({ first, second, losses }: RoundTrip): string {
  return [
    `  emitted: ${summary(first)}`,
    ...kindsOf(first),
    `  imported again, with ${losses} losses: ${summary(second)}`,
    ...kindsOf(second),
  ].join("\n");
}

function summary({ operations, places, values, differences, onlyInOriginal, onlyInEmitted }: Comparison): string {
  const differing = new Set(differences.map(({ operation }) => operation)).size;
  return `${operations} operations in both, ${onlyInOriginal.length} only in the first, ${onlyInEmitted.length} only in the second; ${places} places, ${values} values; ${differing} operations differ`;
}

function kindsOf({ differences }: Comparison): readonly string[] {
  const kinds = [...Map.groupBy(differences, ({ kind }) => kind)].toSorted(([, a], [, b]) => b.length - a.length);
  return kinds.map(([kind, all]) => {
    const { operation, place, detail } = all[0]!;
    return `    ${kind} (${all.length}): ${operation}, ${place} ${detail.slice(0, 300)}`.trimEnd();
  });
}
