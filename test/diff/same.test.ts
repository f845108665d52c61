import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { readFiles } from "../support/files.ts";
import { random } from "../support/random.ts";
import { shuffled } from "../support/shuffle-keys.ts";
import { changesBetween, modelOf, root } from "./support.ts";

/* Variations of the YAML that do not change its meaning. */
const spec = new Map([...readFiles(join(root, "test/fixtures/complete"))].filter(([path]) => path.endsWith(".yaml")));
const before = modelOf(spec);

test("keys in another order are no change", () => {
  const chance = random(1);
  expect(changesBetween(before, modelOf(edited((text, path) => shuffled(path, text, chance))))).toEqual([]);
});

test("comments and blank lines are no change", () => {
  expect(changesBetween(before, modelOf(edited((text) => `# A comment.\n\n${text}\n# And one more.\n`)))).toEqual([]);
});

test("files that are read in another order are no change", () => {
  expect(changesBetween(before, modelOf(new Map([...spec].reverse())))).toEqual([]);
});

test("values in another style, with quotes, and ends of lines of another system are no change", () => {
  const rewritten = edited((text) =>
    stringify(parse(text), { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" }).replaceAll(
      "\n",
      "\r\n",
    ),
  );
  expect([...rewritten.values()].every((text, index) => text !== [...spec.values()][index])).toBe(true);
  expect(changesBetween(before, modelOf(rewritten))).toEqual([]);
});

function edited(change: (text: string, path: string) => string): ReadonlyMap<string, string> {
  return new Map([...spec].map(([path, text]) => [path, change(text, path)]));
}
