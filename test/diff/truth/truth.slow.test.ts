import { expect, test } from "vitest";
import { backwards, caseNames } from "./cases.ts";
import { exceptions, nameOf, namesOf } from "./exceptions.ts";
import { judgementOf, triedAudiences } from "./shown.ts";
import { tableOf, totals } from "./table.ts";
import { rowsOf } from "./tried.ts";

const rows = await rowsOf();

test("prints what was shown of each class to each audience", () => {
  console.log(tableOf(rows));
  console.table(totals(rows));
});

test("each case is tried, with requests that were right", () => {
  expect(rows.map(({ name }) => name)).toEqual(caseNames);
  expect(rows.filter(({ taken }) => taken === 0).map(({ name }) => name)).toEqual([]);
});

test("the verdicts are what programs show, but for those that have a reason", () => {
  const found = rows.flatMap(({ name, claimed, shown }) => triedAudiences.flatMap((audience) => {
    const judgement = judgementOf(claimed[audience], shown[audience]);
    return judgement === "agrees" || judgement === "not tried" ? [] : [nameOf(judgement, name, audience)];
  }));
  expect(found.toSorted()).toEqual(exceptions.flatMap(namesOf).toSorted());
});

test("what has one class for both ways is shown the other way round", async () => {
  const pairs = exceptions.filter(({ isShownBackwards }) => isShownBackwards).flatMap(({ verdicts }) => Object.entries(verdicts));
  const back = await rowsOf(...pairs.map(([name]) => name + backwards));
  const hold = back.flatMap(({ name, shown }, index) => {
    const audiences = pairs[index]![1].filter((audience) => shown[audience].outcome === "holds");
    return audiences.map((audience) => `${name} ${audience}`);
  });
  expect(hold).toEqual([]);
  expect(pairs.length).toBeGreaterThan(1);
});

test("every verdict is held against programs, and every outcome is seen", () => {
  const { sends, reads, compiles, serves } = totals(rows);
  for (const one of [sends, reads, compiles, serves]) expect(one.agrees).toBeGreaterThan(100);
  for (const audience of triedAudiences) {
    expect(new Set(rows.map(({ shown }) => shown[audience].outcome)), audience).toEqual(new Set(["holds", "differs", "fails"]));
  }
});
