import { expect, test } from "vitest";
import { knownResult } from "../../generators/model/result-parts.ts";
import { queryService } from "../validators/service.ts";
import { expectMutantsNotToFit, expectToFit, randomExchanges } from "./fit.ts";

const exchanges = randomExchanges(20260614, 1);

test("every module has responses that fit a random request", () => {
  const answering = queryService().modules.filter((module) => knownResult(module) !== undefined);
  expect([...new Set(exchanges.map(({ row }) => row.module))].sort()).toEqual(answering.map(({ name }) => name).sort());
  expectToFit(exchanges);
});

test("what lacks a member, or has one too many, does not fit", () => expectMutantsNotToFit(exchanges));
