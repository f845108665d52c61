import { describe, expect, test } from "vitest";
import type { Json } from "../../generators/codegen/json.ts";
import { judge } from "../../generators/verify/judge/judge.ts";
import type { Protocol } from "../../generators/verify/judge/protocol.ts";
import { reportClaims } from "../../generators/verify/report/claims.ts";
import type { Exchange } from "../../generators/verify/run/run.ts";
import type { Case, Expectation } from "../../generators/verify/suite/case.ts";

const place = { file: "spec/a.yaml", start: 0, end: 1 };
const claim = {
  service: "s",
  subject: "a.b",
  attribute: "maximum",
  value: "5",
  status: "documented",
  decision: undefined,
  place,
} as const;
const caseOf = (expected: Expectation, base?: string): Case => ({
  id: "s/a",
  service: "s",
  part: "a",
  claim,
  steps: [],
  expect: expected,
  cleanup: [],
  writes: false,
  base,
});
const exchange = (body: Json, status = 200): Exchange => ({
  step: {} as Exchange["step"],
  request: "GET /a",
  status,
  headers: new Headers(),
  text: "",
  body,
});
const protocol: Protocol = {
  errors: ({ status, body }) => (status < 400 ? [] : [String((body as { code: string }).code)]),
  warnings: ({ body }) => (body as { warnings?: readonly string[] }).warnings ?? [],
  unknownPart: ({ body }) => (body as { unknown?: string } | null)?.unknown,
  notCarriedOut: ({ body }) => ((body as { idle?: boolean } | null)?.idle === true ? "no page exists" : undefined),
  content: ({ body }) => body,
  contract: () => [],
};
const verdict = (expected: Expectation, bodies: readonly Exchange[], isBaseAccepted = true): string => {
  const [first] = judge(caseOf(expected, "s/base"), { exchanges: bodies }, protocol, isBaseAccepted);
  return `${first!.kind} ${first!.observed}`.trim();
};
const refusal = exchange({ code: "bad" }, 400);

describe("an accepted request", () => {
  const expected: Expectation = { kind: "accepted", refusals: ["bad"] };
  test.each([
    ["is confirmed by a success", [exchange({})], true, "confirmed"],
    ["is refuted by a refusal of its values", [refusal], true, "refuted the request is refused with bad"],
    ["is not testable if its base is refused", [refusal], false, "untestable the service refuses the request: bad"],
    [
      "is not testable if the refusal depends on data",
      [exchange({ code: "gone" }, 404)],
      true,
      "untestable the service refuses the request: gone",
    ],
  ] as const)("%s", (_, exchanges, isBaseAccepted, text) => {
    expect(verdict(expected, exchanges, isBaseAccepted)).toBe(text);
  });
});

test.each<readonly [string, Expectation, readonly Exchange[], string]>([
  [
    "a refused request that is accepted",
    { kind: "refused", codes: ["bad"] },
    [exchange({})],
    "refuted the request is accepted",
  ],
  ["another error", { kind: "refused", codes: ["missing"] }, [refusal], "refuted the error is bad instead of missing"],
  [
    "a missing warning",
    { kind: "warned", codes: ["w"], isExpected: true },
    [exchange({})],
    "refuted there is no warning w",
  ],
  [
    "a warning at a bound",
    { kind: "warned", codes: ["w"], isExpected: false },
    [exchange({ warnings: ["w"] })],
    "refuted there is the warning w",
  ],
  ["equal responses", { kind: "same" }, [1, 1, 1].map((one) => exchange(one)), "confirmed"],
  ["different responses", { kind: "same" }, [1, 2, 1].map((one) => exchange(one)), "refuted the responses differ"],
  [
    "varying responses",
    { kind: "same" },
    [1, 2, 3].map((one) => exchange(one)),
    "untestable the responses to the same request differ",
  ],
  ["complete pages", paged(), [[1, 2, 3], [1, 2], [3], [1, 2, 3]].map((one) => exchange(one)), "confirmed"],
  ["a skipped item", paged(), [[1, 2, 3], [1], [3], [1, 2, 3]].map((one) => exchange(one)), "refuted the pages lack 2"],
  [
    "a repeated item",
    paged(),
    [
      [1, 2, 3],
      [1, 2],
      [2, 3],
      [1, 2, 3],
    ].map((one) => exchange(one)),
    "refuted the pages repeat 2",
  ],
  [
    "another order",
    paged(),
    [[1, 2, 3], [2, 1], [3], [1, 2, 3]].map((one) => exchange(one)),
    "refuted the pages have another order than the whole list",
  ],
  [
    "a page without a link to the next one",
    { ...paged(), next: { kind: "after", parameter: "after", field: "id" }, linked: true },
    [[{ id: 1 }, { id: 2 }], [{ id: 1 }], [{ id: 2 }], [{ id: 1 }, { id: 2 }]].map((one) => exchange(one)),
    "refuted the header Link of a page does not lead to the next one",
  ],
  [
    "a request with a parameter that the service does not know",
    { kind: "refused", codes: ["bad"] },
    [exchange({ unknown: "the parameter x" })],
    "untestable the service does not know the parameter x",
  ],
  [
    "a fault of a request that has nothing to do",
    { kind: "refused", codes: ["bad"] },
    [exchange({ idle: true })],
    "untestable no page exists",
  ],
  ["a listed object", listed(), [exchange({ id: 2 }), exchange([{ id: 1 }, { id: "2" }])], "confirmed"],
  ["an object that is not listed", listed(), [exchange({ id: 2 }), exchange([])], "refuted the list lacks the object"],
  [
    "an object that differs from its row",
    { kind: "agrees", items: [] },
    [exchange([{ id: 1, name: "a" }]), exchange({ id: 1, name: "b", more: 1 })],
    'refuted name is "b" instead of "a" as in the response before',
  ],
  [
    "a list in reverse order",
    reversed(),
    [
      [1, 2, 3],
      [3, 2, 1],
    ].map((one) => exchange(one)),
    "confirmed",
  ],
  [
    "a list in the same order",
    reversed(),
    [
      [1, 2],
      [1, 2],
    ].map((one) => exchange(one)),
    "refuted the items are not in reverse order",
  ],
  [
    "an item that a filter should remove",
    { kind: "each", items: [], field: "ns", values: ["2", "10"] },
    [exchange([{ ns: 2 }]), exchange([{ ns: 0 }])],
    "refuted an item has 0 instead of 10",
  ],
  [
    "a missing member",
    { kind: "present", paths: [["query", "a"]] },
    [exchange({ query: {} })],
    "refuted the response lacks query.a",
  ],
  ["too many items", { kind: "count", items: [], maximum: 1 }, [exchange([1, 2])], "refuted the list has 2 items"],
  [
    "a default",
    { kind: "answer", question: { kind: "equal", values: ["x", "y"] } },
    [1, 2, 1].map((one) => exchange(one)),
    'answered "y"',
  ],
  ["a sorted list", sorted(false), [exchange([{ n: 1 }, { n: 2 }])], "confirmed"],
  ["a list sorted by code point", sorted(false), [exchange([{ n: "B" }, { n: "a" }])], "confirmed"],
  ["a list sorted by locale", sorted(false), [exchange([{ n: "a" }, { n: "B" }])], "confirmed"],
  [
    "strings without an order",
    sorted(false),
    [exchange([{ n: "b" }, { n: "B" }, { n: "a" }])],
    "refuted the items are not in this order",
  ],
  [
    "a list in the other order",
    sorted(true),
    [exchange([{ n: 1 }, { n: 2 }])],
    "refuted the items are not in this order",
  ],
])("%s", (_, expected, exchanges, text) => {
  expect(verdict(expected, exchanges)).toBe(text);
});

function paged(): Extract<Expectation, { readonly kind: "paged" }> {
  return { kind: "paged", items: [], next: { kind: "offset", parameter: "offset" } };
}

function listed(): Expectation {
  return { kind: "listed", items: [], fields: ["key", "id"], isListed: true };
}

function reversed(): Expectation {
  return { kind: "reversed", items: [], more: "continue" };
}

function sorted(descending: boolean): Expectation {
  return { kind: "sorted", items: [], field: "n", descending };
}

test("one refutation outweighs all confirmations of a claim", () => {
  const base = { claim, value: undefined, request: "GET /a" };
  const reports = reportClaims([
    { ...base, id: "s/1", kind: "confirmed", observed: "" },
    { ...base, id: "s/2", kind: "refuted", observed: "the request is accepted" },
    { ...base, id: "s/3", kind: "untestable", observed: "no key" },
  ]);
  expect(reports.map(({ kind, cases }) => ({ kind, cases }))).toEqual([
    { kind: "refuted", cases: ["s/1", "s/2", "s/3"] },
  ]);
});
