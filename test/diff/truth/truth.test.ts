import { expect, test } from "vitest";
import { triedAudiences } from "./shown.ts";
import { rowsOf } from "./tried.ts";

/** A few of the cases that the slow test tries: a valid request is rejected, changes its meaning, or stays the same. */
test("programs show what changes do to those who send, read, compile and serve", async () => {
  const rows = await rowsOf("value-added", "default-changed", "member-removed");
  const outcomes = rows.map(({ name, shown }) => [name, ...triedAudiences.map((audience) => shown[audience].outcome)]);
  expect(outcomes).toEqual([
    ["value-added", "holds", "holds", "holds", "fails"],
    ["default-changed", "differs", "holds", "holds", "holds"],
    ["member-removed", "holds", "fails", "fails", "holds"],
  ]);
});
