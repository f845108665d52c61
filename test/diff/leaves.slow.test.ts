import { join } from "node:path";
import { expect, test } from "vitest";
import { leavesOf, perturbed, type Leaf } from "./perturb.ts";
import { changesBetween, modelOf, root } from "./support.ts";

/** The members of an example count as one leaf, because examples are compared as a whole. */
const kindOf = ({ pattern }: Leaf): string => pattern.replace(/(\/examples\/\*\/(?:request|response))\/.*/, "$1");

test("no leaf of a kind that only the real spec has changes without a finding", () => {
  const real = modelOf(root);
  const known = new Set(leavesOf(modelOf(join(root, "test/fixtures/complete")), 1).map(kindOf));
  const leaves = new Map(leavesOf(real, 1).map((leaf) => [kindOf(leaf), leaf]));
  const others = [...leaves].flatMap(([kind, leaf]) => (known.has(kind) ? [] : [leaf]));
  expect(others.length).toBeGreaterThan(300);
  expect(
    others.filter((leaf) => changesBetween(real, perturbed(real, leaf)).length === 0).map(({ path }) => path.join("/")),
  ).toEqual([]);
});
