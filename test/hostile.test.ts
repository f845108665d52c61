import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { probe, sources, spec, texts } from "./support/hostile.ts";
import { importsBelow } from "./support/imports.ts";
import { readFiles } from "./support/files.ts";
import { outcomeOf } from "./support/outcome.ts";
import { payloads } from "./support/payloads.ts";
import { readTree, treesWithin } from "./support/spec-tree.ts";

/** hostile.slow.test.ts has all texts and looks into more outputs; this one has every third text, and a part of the outputs that differs from text to text. */
const thinning = 32;
const some = texts.filter((_, index) => index % 3 === 0);

const imports = importsBelow();
let [taken, refused] = [0, 0];

test.each(some.map(({ category, text }, index) => [category, text, index] as const))("%s %j", (_, text, turn) => {
  const counts = probe({ text }, { thinning, turn, imports });
  taken += counts.taken;
  refused += counts.refused;
});

test("a good part of the texts goes through", () => {
  console.log(`${spec.positions.length} positions, ${some.length} texts: ${taken} go through, ${refused} are refused`);
  expect(taken / some.length).toBeGreaterThan(100);
});

test.each(ofCategory("yaml-scalar"))("%s without quotes arrives as what YAML 1.2 means by it", (text) => {
  probe({ text, source: text, value: parse(text) }, { thinning, turn: 0, imports });
});

test.each(ofCategory("yaml-doc"))("%s in place of a value", (text) => {
  const counts = probe({ text: "!", source: text }, { thinning, turn: 0, imports });
  expect(counts.taken).toBe(0);
});

test.each(ofCategory("yaml-doc"))("%s as a whole file", (text) => {
  for (const file of sources.keys()) {
    const { diagnostics } = outcomeOf(new Map([...sources, [file, text]]));
    expect(diagnostics.filter(({ severity, place }) => severity === "error" && place?.file === file), file).not.toEqual([]);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test("the modules with the texts in them do nothing when they are imported", () => {
  expect(imports.run()).toEqual([]);
});

test("the spec that the texts are put into has every key that the schemas know", () => {
  const schemas = [...readFiles(join(import.meta.dirname, "../spec/schema")).values()].map((text) => JSON.parse(text) as unknown);
  const entries = [...sources].flatMap(([file, text]) => [...treesWithin(readTree(file, text)!)]).flatMap((tree) => (tree.kind === "map" ? tree.entries : []));
  const used = new Set(entries.map(({ key }) => JSON.parse(key) as string));
  expect([...propertiesIn(schemas)].filter((name) => !used.has(name))).toEqual([]);
});

function ofCategory(category: string): readonly string[] {
  return payloads.filter((payload) => payload.category === category).map(({ text }) => text);
}

/** The names of all properties that a schema describes, in it or below it. */
function propertiesIn(schema: unknown): ReadonlySet<string> {
  if (typeof schema !== "object" || schema === null) return new Set();
  const { properties } = schema as { readonly properties?: object };
  return new Set([...Object.keys(properties ?? {}), ...Object.values(schema).flatMap((inner) => [...propertiesIn(inner)])]);
}
