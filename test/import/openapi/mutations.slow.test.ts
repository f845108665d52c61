import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { seeds } from "../../support/random.ts";
import { importText } from "./import-text.ts";

const folder = import.meta.dirname;
const documents = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => parse(readFileSync(join(folder, name, "openapi.yaml"), "utf8")) as unknown);

/** Values that replace others: of the wrong type, empty, or with a special meaning elsewhere. */
const others = [
  null,
  true,
  0,
  -1,
  "",
  "a b",
  "object",
  [],
  [null],
  {},
  { $ref: "#/paths" },
  { $ref: "#" },
  { type: "array" },
  { allOf: [{}] },
];

test("no change of a document makes the import fail, and what it writes compiles", () => {
  const mutation = fc.record({ at: fc.nat(), value: fc.constantFrom(...others), isRemoved: fc.boolean() });
  const property = fc.property(
    fc.constantFrom(...documents),
    fc.array(mutation, { minLength: 1, maxLength: 4 }),
    (document, all) => {
      let copy = structuredClone(document);
      for (const { at, value, isRemoved } of all) copy = changed(copy, at, value, isRemoved);
      const result = importText(JSON.stringify(copy));
      if (!("problem" in result)) expect(result.errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
    },
  );
  fc.assert(property, { numRuns: 150 * seeds });
});

function changed(document: unknown, at: number, value: unknown, isRemoved: boolean): unknown {
  const places: { readonly parent: Record<string, unknown>; readonly key: string }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const key of Object.keys(node)) {
      places.push({ parent: node as Record<string, unknown>, key });
      visit((node as Record<string, unknown>)[key]);
    }
  };
  visit(document);
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return document;
  if (isRemoved) delete place.parent[place.key];
  else place.parent[place.key] = structuredClone(value);
  return document;
}
