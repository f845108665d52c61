import { join } from "node:path";
import { expect, test } from "vitest";
import type { Change } from "../../generators/index.ts";
import { leavesOf, perturbed } from "./perturb.ts";
import { changesBetween, modelOf, root } from "./support.ts";

/*
 * Every fact of a model is compared: a different value in any leaf is detected. `leaves.slow.test.ts` does the same for
 * the leaves of the real spec of which this spec has none like them.
 */
const complete = modelOf(join(root, "test/fixtures/complete"));

const leaves = leavesOf(complete, 1);
const found = leaves.map((leaf) => ({
  leaf,
  at: leaf.path.join("/"),
  changes: changesBetween(complete, perturbed(complete, leaf)),
}));

test("no leaf of a spec that has every key changes without a finding", () => {
  expect(leaves.length).toBeGreaterThan(600);
  expect(found.filter(({ changes }) => changes.length === 0).map(({ at }) => at)).toEqual([]);
});

test("a finding names the owners of the leaf, or lists them as uses", () => {
  const isNamed = (change: Change, name: string): boolean =>
    [change.subject, ...change.uses].some((text) => text.includes(name));
  const named = found.map(({ leaf, at, changes }) => ({ at, changes, names: namesAround(complete, leaf.path) }));
  expect(named.filter(({ names }) => names.length > 2).length).toBeGreaterThan(100);
  expect(
    named
      .filter(({ names, changes }) => !changes.some((change) => names.every((name) => isNamed(change, name))))
      .map(({ at }) => at),
  ).toEqual([]);
});

test("equal models have no changes", () => {
  expect(changesBetween(complete, structuredClone(complete))).toEqual([]);
});

test("each change has places, a sentence and a unique fingerprint", () => {
  for (const { at, changes } of found) {
    for (const { sentence, from, to, id } of changes) {
      expect(sentence.length, id).toBeGreaterThan(10);
      expect(from ?? to, `${id} ${at}`).toBeDefined();
    }
    expect(new Set(changes.map(({ fingerprint }) => fingerprint)).size).toBe(changes.length);
  }
});

/**
 * Returns the names of the list items that contain the leaf, such as modules, parameters, fields and values. Excludes a
 * name that is the leaf itself.
 */
function namesAround(data: object, path: readonly string[]): readonly string[] {
  const names: string[] = [];
  let node: unknown = data;
  path.forEach((key, index) => {
    const isItem = Array.isArray(node);
    node = (node as Readonly<Record<string, unknown>>)[key];
    const item = isItem ? (node as Readonly<Record<string, unknown>>) : {};
    const naming = ["id", "name", "fault", "code"].find((one) => typeof item[one] === "string");
    if (naming !== undefined && path[index + 1] !== naming) names.push(item[naming] as string);
  });
  return names;
}
