import { hashKey } from "@tanstack/query-core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createExchangeClient } from "../../packages/client/generated/exchange/index.js";
import { createExchangeQueries } from "../../packages/tanstack-query/generated/exchange/index.js";
import { createResourceQueries } from "../../templates/runtime/tanstack-query/resource.js";
import type { ServiceTable } from "../../templates/runtime/tanstack-query/table.js";

/* An operation with every part that a key may contain. */
const service: ServiceTable = {
  name: "shop",
  resources: {
    things: {
      find: { path: ["shop", "thing"], body: true, secrets: ["pin"], tenant: true, headers: ["Accept-Language"] },
    },
  },
};
const queries = createResourceQueries(service, undefined, { things: { find: async () => 1 } }) as {
  readonly things: { readonly find: (...given: readonly unknown[]) => { readonly queryKey: readonly unknown[] } };
};
const hashOf = (...given: readonly unknown[]): string => hashKey(queries.things.find(...given).queryKey);

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.date({ noInvalidDate: true }));
const name = fc.string({ minLength: 1 }).filter((one) => one !== "__proto__" && one !== "pin");
const member = fc.dictionary(name, fc.oneof(leaf, fc.array(leaf)), { maxKeys: 4, noNullPrototype: true });
const call = fc.record(
  { tenant: fc.string(), query: member, headers: fc.record({ "accept-language": fc.string() }), shared: fc.boolean() },
  { requiredKeys: [], noNullPrototype: true },
);
const given = fc.tuple(fc.oneof(fc.string(), fc.integer()), fc.string(), member, call);

/** Returns the meaning of a request: on the wire all values are strings, and the order of names does not matter. */
function meaning([shop, thing, body, own]: readonly [
  unknown,
  unknown,
  object,
  { readonly tenant?: string; readonly query?: object; readonly headers?: object; readonly shared?: boolean },
]): string {
  const sorted = (value: object = {}): unknown =>
    Object.entries(JSON.parse(JSON.stringify(value)) as object).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    String(shop),
    thing,
    sorted(body),
    own.tenant ?? null,
    sorted(own.query),
    sorted(own.headers),
    own.shared ?? false,
  ]);
}

const reversed = (value: object): object => Object.fromEntries(Object.entries(value).reverse());

describe("keys", () => {
  it("are the same for the same arguments, whatever their order, and what is undefined", () => {
    fc.assert(
      fc.property(given, ([shop, thing, body, own]) => {
        const again = {
          ...reversed({ ...own, ...(own.query && { query: { ...reversed(own.query), absent: undefined } }) }),
          signal: new AbortController().signal,
          timeout: 5,
        };
        expect(hashOf(String(shop), thing, reversed(body), again)).toBe(hashOf(shop, thing, body, own));
      }),
    );
  });

  it("are different for arguments that mean something else", () => {
    fc.assert(
      fc.property(given, given, (one, other) => {
        expect(hashOf(...one) === hashOf(...other)).toBe(meaning(one) === meaning(other));
      }),
    );
    fc.assert(
      fc.property(given, fc.constantFrom(0, 1), (one, index) => {
        const other = [...one] as typeof one;
        other[index] = `${one[index]}.`;
        expect(hashOf(...other)).not.toBe(hashOf(...one));
      }),
    );
  });

  it("have nothing secret", () => {
    fc.assert(
      fc.property(given, ([shop, thing, body, own]) => {
        const secret = { ...own, headers: { ...own.headers, Authorization: "s3cret", Cookie: "s3cret" } };
        expect(hashOf(shop, thing, { ...body, pin: "s3cret", inside: [{ pin: "s3cret" }] }, secret)).not.toContain(
          "s3cret",
        );
      }),
    );
  });

  it("contain the tenant of the client, the format of its results, and the scope", () => {
    const options = { baseUrl: "https://pbx.invalid", key: "s3cret" } as const;
    const keyOf = (more: { readonly tenant?: string; readonly answers?: "raw" }, scope?: string) =>
      createExchangeQueries(createExchangeClient({ ...options, ...more }), { scope }).pagingGroups.get(1).queryKey;
    expect(keyOf({})).toEqual(["exchange", "pagingGroups", "get", { path: { object_id: "1" }, tenant: null }]);
    expect(keyOf({ tenant: "A", answers: "raw" }, "anna")).toEqual([
      "exchange",
      "pagingGroups",
      "get",
      { path: { object_id: "1" }, answers: "raw", scope: "anna", tenant: "A" },
    ]);
  });
});
