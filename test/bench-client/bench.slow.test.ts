import { expect, test } from "vitest";
import { queryService } from "../validators/service.ts";
import { costs, type measured } from "./cost.ts";
import { coverage, coverageMarkdown, questions } from "./coverage.ts";
import { kept } from "./readme.ts";

test("the table of coverage is what the compiler says, and ours has nothing wrong", () => {
  const all = coverage(queryService());
  expect(coverageMarkdown(all)).toBe(kept("coverage"));
  for (const { rows } of all) expect([...rows.keys()].sort()).toEqual(Object.keys(questions).sort());
  expect([...all[0]!.rows].filter(([, { right, of }]) => right !== of)).toEqual([]);
});

/**
 * Rejecting wrong literals and mutually exclusive parameters costs about 700 type instantiations per call. The README
 * has the figures.
 */
// Types that report an error at the wrong member cost twice as much as types that reject a call as a whole (`ExactlyAt`
// in arguments.ts).
test("ten modules cost at most 96 times the instantiations of types-mediawiki-api, which has no results and refuses less", () => {
  const all = costs(1);
  const of = (name: (typeof measured)[number]): number => all.get(name)!.instantiations;
  expect(of("kiln") / of("types-mediawiki-api")).toBeLessThanOrEqual(96);
});
