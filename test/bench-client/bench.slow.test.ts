import { expect, test } from "vitest";
import { queryService } from "../validators/service.ts";
import { costs, measured } from "./cost.ts";
import { coverage, coverageMarkdown, type Question } from "./coverage.ts";
import { kept } from "./readme.ts";

test("the table of coverage is what the compiler says, and ours has nothing wrong", () => {
  const all = coverage(queryService());
  expect(coverageMarkdown(all)).toBe(kept("coverage"));
  expect([...all[0]!.rows].filter(([, { right, of }]) => right !== of)).toEqual([]);
});

test("every question is asked, and no library has all the answers to it wrong and right at once", () => {
  const asked: readonly Question[] = ["modules", "parameters", "templated", "required", "choices", "unknown", "wrong", "good"];
  for (const { rows } of coverage(queryService())) expect([...rows.keys()].sort()).toEqual([...asked].sort());
});

test("ten modules cost at most 1.5 times the instantiations of types-mediawiki-api", () => {
  const [ours, theirs] = measured.map((name) => costs(1).get(name)!.instantiations);
  expect(ours! / theirs!).toBeLessThanOrEqual(1.5);
});
