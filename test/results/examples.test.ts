import { expect, test } from "vitest";
import { expectMutantsNotToFit, expectToFit, randomExchanges } from "./fit.ts";

const exchanges = randomExchanges(20260614, 1);

test("every module has answers that fit a random request", () => {
  expect(new Set(exchanges.map(({ row }) => row.module)).size).toBe(64);
  expectToFit(exchanges);
});

test("what lacks a member, or has one too many, does not fit", () => expectMutantsNotToFit(exchanges));
