import { join } from "node:path";
import { expect, test } from "vitest";
import { sources } from "./support/hostile-sources.ts";
import { readFiles } from "./support/files.ts";
import { loadAgain } from "./support/load-again.ts";
import { outcomeOf } from "./support/outcome.ts";
import { payloads } from "./support/payloads.ts";
import { readTree, treesWithin } from "./support/spec-tree.ts";

/*
 * Checks that do not depend on a position. `hostile.slow.test.ts` inserts texts in all positions and takes half a
 * minute to find them.
 */

const load = loadAgain(sources);

test.each(ofCategory("yaml-doc"))("%s as a whole file", (text) => {
  for (const file of sources.keys()) {
    const { diagnostics } = outcomeOf(new Map([...sources, [file, text]]), { load });
    expect(
      diagnostics.filter(({ severity, place }) => severity === "error" && place?.file === file),
      file,
    ).not.toEqual([]);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test("the spec that the texts are put into has every key that the schemas know", () => {
  const schemas = [...readFiles(join(import.meta.dirname, "../spec/schema")).values()].map(
    (text) => JSON.parse(text) as unknown,
  );
  const entries = [...sources]
    .flatMap(([file, text]) => [...treesWithin(readTree(file, text)!)])
    .flatMap((tree) => (tree.kind === "map" ? tree.entries : []));
  const used = new Set(entries.map(({ key }) => JSON.parse(key) as string));
  expect([...propertiesIn(schemas)].filter((name) => !used.has(name))).toEqual([]);
});

function ofCategory(category: string): readonly string[] {
  return payloads.filter((payload) => payload.category === category).map(({ text }) => text);
}

/** Returns the names of all properties that a schema describes, at any depth. */
function propertiesIn(schema: unknown): ReadonlySet<string> {
  if (typeof schema !== "object" || schema === null) return new Set();
  const { properties } = schema as { readonly properties?: object };
  return new Set([
    ...Object.keys(properties ?? {}),
    ...Object.values(schema).flatMap((inner) => [...propertiesIn(inner)]),
  ]);
}
