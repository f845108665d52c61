import { join } from "node:path";
import { expect, test } from "vitest";
import { leavesOf, perturbed } from "./perturb.ts";
import { changesBetween, modelOf, root } from "./support.ts";

/* Every fact of a model is compared: another value in any leaf is found. `leaves.slow.test.ts` asks the same of all leaves of the real spec. */
const complete = modelOf(join(root, "test/fixtures/complete"));

test("no leaf of a spec that has every key changes without a finding", () => {
  const leaves = leavesOf(complete, 2);
  expect(leaves.length).toBeGreaterThan(600);
  expect(leaves.filter((leaf) => changesBetween(complete, perturbed(complete, leaf)).length === 0).map(({ path }) => path.join("/"))).toEqual([]);
});

test("equal models have no changes", () => {
  expect(changesBetween(complete, structuredClone(complete))).toEqual([]);
});

test("each change has places, a sentence and a fingerprint of its own", () => {
  for (const leaf of leavesOf(complete, 1).filter((_, index) => index % 10 === 0)) {
    const changes = changesBetween(complete, perturbed(complete, leaf));
    for (const { sentence, from, to, id } of changes) {
      expect(sentence.length, id).toBeGreaterThan(10);
      expect(from ?? to, `${id} ${leaf.path.join("/")}`).toBeDefined();
    }
    expect(new Set(changes.map(({ fingerprint }) => fingerprint)).size).toBe(changes.length);
  }
});
