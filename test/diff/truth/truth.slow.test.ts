import { expect, test } from "vitest";
import { caseNames } from "./cases.ts";
import { exceptions, nameOf, namesOf } from "./exceptions.ts";
import { judgementOf, triedAudiences } from "./shown.ts";
import { tableOf, totals } from "./table.ts";
import { rowsOf } from "./tried.ts";

const rows = await rowsOf();

test("each case is tried, with requests that were right", () => {
  console.log(tableOf(rows));
  console.table(totals(rows));
  expect(rows.map(({ name }) => name)).toEqual(caseNames);
  expect(rows.filter(({ taken }) => taken === 0).map(({ name }) => name)).toEqual([]);
});

test("the verdicts are what programs show, but for those that have a reason", () => {
  const found = rows.flatMap(({ name, claimed, shown }) =>
    triedAudiences.flatMap((audience) => {
      const judgement = judgementOf(claimed[audience], shown[audience]);
      return judgement === "agrees" || judgement === "not tried" ? [] : [nameOf(judgement, name, audience)];
    }),
  );
  expect(found.toSorted()).toEqual(exceptions.flatMap(namesOf).toSorted());
});

test("every verdict is held against programs, and every outcome is seen", () => {
  const { sends, reads, compiles, serves } = totals(rows);
  for (const one of [sends, reads, compiles, serves]) expect(one.agrees).toBeGreaterThan(100);
  for (const audience of triedAudiences) {
    expect(new Set(rows.map(({ shown }) => shown[audience].outcome)), audience).toEqual(
      new Set(["holds", "differs", "fails"]),
    );
  }
});
