import { expect, test } from "vitest";
import { provedCase } from "./support.ts";

/* A few cases; `cases.slow.test.ts` has all of them. */
test.each([
  ["parameter-renamed", "breaking", "breaking", "BooksParameters.from is gone"],
  ["value-added", "compatible", "risk", "fits the new ones"],
  ["rule-added", "breaking", "compatible", "refuses calls that were taken"],
])("%s: who compiles is told %s, who serves %s", (name, compiles, serves, message) => {
  const { proof } = provedCase(name).find(({ judged }) => judged.id === name)!.proved;
  expect([proof?.compiles.proved, proof?.serves.proved]).toEqual([compiles, serves]);
  expect(proof?.compiles.message).toContain(message);
});
