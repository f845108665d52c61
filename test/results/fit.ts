import { expect } from "vitest";
import { responseJudge } from "../oracle/response-judge.ts";
import type { Exchange } from "../oracle/response-row.ts";
import { tightnessOf } from "../oracle/response-tightness.ts";
import { random } from "../support/random.ts";
import { exampleResponse } from "./example-response.ts";
import { randomRequest } from "./random-request.ts";
import { findSchema, service } from "./spec.ts";

const judge = responseJudge(findSchema);

/** Returns `times` random requests for each module, with a response that is valid under the spec. */
export function randomExchanges(seed: number, times: number): readonly Exchange[] {
  const chance = random(seed);
  return service.modules.flatMap((module) =>
    [...Array(times)].map((): Exchange => {
      const request = randomRequest(service, module, chance);
      return {
        request,
        row: {
          id: 0,
          module: module.name,
          query: JSON.stringify(request),
          body: exampleResponse(service, request, chance),
        },
      };
    }),
  );
}

/**
 * Expects valid responses to match the schema of their request and the widest schema. If the request is for one module
 * only, they must also match the schema of that module.
 */
export function expectToFit(exchanges: readonly Exchange[]): void {
  const any = findSchema("answers/any");
  for (const exchange of exchanges) {
    const { request, row } = exchange;
    expect(judge(exchange, row.body), row.query).toBeUndefined();
    expect(any(row.body), row.query).toBe(true);
    const alone = Object.keys(request!.modules).length === 1 && request!.generator === undefined;
    if (alone) expect(findSchema(`results/${row.module}`)(row.body), row.query).toBe(true);
  }
}

/** Expects the schemas to reject responses that lack requested members or have other members. */
export function expectMutantsNotToFit(exchanges: readonly Exchange[]): void {
  const tightness = tightnessOf(exchanges, judge, service, 3);
  for (const wound of [
    "required member dropped",
    "made-up member added",
    "member added that was not requested",
  ] as const) {
    const { mutants, refused, passed } = tightness.get(wound)!;
    expect([refused, [...passed]], wound).toEqual([mutants, []]);
    expect(mutants, wound).toBeGreaterThan(exchanges.length);
  }
}
