import { expect } from "vitest";
import { invalidCode } from "../../../generators/emit/shared/resource-fields.ts";
import type { ResourceService } from "../../../generators/model/resource.ts";
import type { Extent } from "./calls.ts";
import { documentOf } from "./document.ts";
import { once } from "./once.ts";
import { pagedCallsOf, type PagedCall } from "./pages.ts";
import { outcomesOf } from "./outcomes.ts";
import { callByClient } from "./plan.ts";
import type { Proof } from "./proof.ts";
import type { Stranger } from "./stranger.ts";

/**
 * Checks that the items of a list arrive in order, through requests that differ only in the start of the page. Unneeded
 * items are not requested.
 */
export function provePages(proof: Proof, stranger: Stranger, service: ResourceService, extent: Extent): void {
  const paged = pagedCallsOf(service, extent);
  const planned = paged.flatMap(({ call, answers, items }) =>
    [items.length, items.length / answers.length].map((wanted) => ({
      ...callByClient(call),
      by: "each" as const,
      answers,
      wanted,
    })),
  );
  const document = once(() => documentOf(stranger, service.id));
  const outcomes = once(() => outcomesOf(stranger, service, document(), planned));
  for (const [index, { call, items, asked, answers }] of paged.entries()) {
    proof.test(`${call.title}: each goes through its pages`, () => {
      const { error, value, asked: got } = outcomes()[2 * index]!;
      expect(error).toBeUndefined();
      expect(value).toEqual(items);
      expect(got).toEqual(asked);
    });
    proof.test(`${call.title}: each stops with the caller`, () => {
      const { value, asked: got } = outcomes()[2 * index + 1]!;
      expect(value).toEqual(items.slice(0, items.length / answers.length));
      expect(got).toEqual(asked.slice(0, 1));
    });
  }
  proveLimits(proof, stranger, service, paged);
}

/** Checks that a request for too many items, or for none, gets the service's code for invalid values. */
function proveLimits(proof: Proof, stranger: Stranger, service: ResourceService, paged: readonly PagedCall[]): void {
  const calls = paged.flatMap(({ call, refused }) =>
    refused.map((query) => ({ call: { ...call, query: { ...call.query, ...query } }, query })),
  );
  const document = once(() => documentOf(stranger, service.id));
  const outcomes = once(() =>
    outcomesOf(
      stranger,
      service,
      document(),
      calls.map(({ call }) => callByClient(call)),
    ),
  );
  for (const [index, { call, query }] of calls.entries())
    proof.test(`${call.title}: is refused with ${JSON.stringify(query)}`, () => {
      expect(outcomes()[index]).toMatchObject({ code: invalidCode(service), asked: [] });
    });
}
