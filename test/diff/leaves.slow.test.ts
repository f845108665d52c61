import { expect, test } from "vitest";
import { leavesOf, perturbed } from "./perturb.ts";
import { changesBetween, modelOf, root } from "./support.ts";

test("no leaf of the real spec changes without a finding", () => {
  const real = modelOf(root);
  const leaves = leavesOf(real, 1);
  expect(leaves.length).toBeGreaterThan(1000);
  expect(
    leaves.filter((leaf) => changesBetween(real, perturbed(real, leaf)).length === 0).map(({ path }) => path.join("/")),
  ).toEqual([]);
});
