import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "../../packages/validators/generated/exchange/answers.js";
import { AnswerError, check } from "../../packages/client/generated/exchange/check.js";
import { createExchangeClient, type ExchangeClient } from "../../packages/client/generated/exchange/index.js";
import { readable } from "../../templates/runtime/resource/client/convert.ts";
import { json, serve } from "./support/server.ts";

const row = {
  pa_id: "12",
  pa_te_id: "3",
  pa_number: "830",
  pa_name: "Hall",
  pa_pin: "4711",
  pa_bidirectional: "no",
  pa_checkinuse: "",
  pa_me_id: "0",
  pa_manualheader: "",
  id: 12,
  name: "Hall",
};
const readableRow = {
  ...row,
  number: "830",
  pin: "4711",
  bidirectional: "no",
  checkinuse: "",
  mediafile_id: "0",
  manualheader: "",
};
const destination = {
  de_id: "57",
  de_te_id: "3",
  de_type_src: "PAGING",
  de_type_id_src: "12",
  de_type_dst: "EXT",
  de_type_id_dst: "100",
  de_ord: "0",
};
const detail = { ...row, object: "paginggroup", related: { destinations: [destination] } };

const key = "gf-4711";

/** Returns a client for a server that sends the same response to every request. */
async function clientOf(
  result: unknown,
  options: { readonly check?: boolean | typeof check; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<ExchangeClient> {
  const { url } = await serve((response) => json(response, 200, result, options.headers));
  return createExchangeClient({ baseUrl: url, key, tenant: "T1", check: options.check });
}

async function refusal(call: Promise<unknown>): Promise<AnswerError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AnswerError);
  return error as AnswerError;
}

describe("responses", () => {
  it("have readable names in addition to the wire names, both single and in lists", async () => {
    expect(await (await clientOf([row, row])).pagingGroups.list()).toEqual([readableRow, readableRow]);
    expect(await (await clientOf(detail)).pagingGroups.get(12)).toEqual({
      ...readableRow,
      object: "paginggroup",
      related: detail.related,
    });
  });

  it.each([
    ["an empty list in its place", [], { destinations: [] }],
    ["an object with nothing in it", {}, { destinations: [] }],
    ["an object with something else", { queues: [1] }, { queues: [1], destinations: [] }],
    ["a list in its place", [destination], { destinations: [destination] }],
    ["what it is", { destinations: [destination] }, { destinations: [destination] }],
    ["no JSON", "none", "none"],
    ["null", null, null],
  ])("have what is related as an object with its lists, where the wire has %s", async (_, related, given) => {
    expect((await (await clientOf({ ...detail, related })).pagingGroups.get(12)).related).toEqual(given);
  });

  it("that lack a field lack its readable name, and a name that came stays what it is", async () => {
    const { pa_pin: _, ...others } = row;
    const [given] = await (await clientOf([{ ...others, number: "of tomorrow" }])).pagingGroups.list();
    expect(given).not.toHaveProperty("pin");
    expect(given).toMatchObject({ pa_number: "830", number: "of tomorrow" });
  });

  it('stay unchanged with `answers: "raw"`', async () => {
    const { url } = await serve((response) => json(response, 200, { ...detail, related: [] }));
    const client = createExchangeClient({ baseUrl: url, key, tenant: "T1", answers: "raw" });
    expect(await client.pagingGroups.get(12)).toEqual({ ...detail, related: [] });
  });

  it("stay unchanged if their shape is not that of the resource", async () => {
    expect(await (await clientOf({ deleted: true, id: 12, pa_number: "830" })).pagingGroups.delete(12)).toEqual({
      deleted: true,
      id: 12,
      pa_number: "830",
    });
  });

  it("may have names that every object has", () => {
    const read = readable(
      ["constructor", "toString"],
      ["valueOf", "__proto__"],
      ["hasOwnProperty", "hasOwnProperty", "constructor"],
    );
    const given = read(JSON.parse('{ "constructor": "a", "valueOf": "b", "hasOwnProperty": [1] }')) as object;
    expect(Object.entries(given)).toEqual([
      ["constructor", "a"],
      ["valueOf", "b"],
      ["hasOwnProperty", { constructor: [1] }],
      ["toString", "a"],
      ["__proto__", "b"],
    ]);
    expect(read({})).toEqual({});
    expect([null, 5, "text", undefined].map(read)).toEqual([null, 5, "text", undefined]);
  });
});

describe("the check of responses", () => {
  it.each([
    ["true", true],
    ["the function", check],
  ] as const)("finds nothing in right ones: %s", async (_, option) => {
    const related: readonly unknown[] = [detail.related, [], {}];
    for (const one of related)
      expect(await (await clientOf({ ...detail, related: one }, { check: option })).pagingGroups.get(12)).toMatchObject(
        { number: "830" },
      );
    expect(await (await clientOf([row], { check: option })).pagingGroups.list()).toEqual([readableRow]);
    expect(
      await (await clientOf({ ...row, more: 1, object: "o", related: [] }, { check: option })).pagingGroups.get(1),
    ).toMatchObject({ more: 1 });
  });

  it("reports place, expected and received values, and keeps the response", async () => {
    const { pa_id: _, ...others } = detail;
    const wrong = { ...others, id: "12", related: { destinations: [destination, { ...destination, de_ord: 0 }] } };
    const error = await refusal(
      (await clientOf(wrong, { check: true, headers: { "x-request-id": "r-1" } })).pagingGroups.get(12),
    );
    expect(error.findings).toEqual([
      { place: "pa_id", expected: "text", received: undefined },
      { place: "id", expected: "a whole number", received: "12" },
      { place: "related.destinations.1.de_ord", expected: "text", received: "0" },
    ]);
    expect(error.message).toMatch(
      /^pa_id: text expected, nothing received; id: a whole number expected, "12" received; related\.destinations\.1\.de_ord: text expected, "0" received: GET http:/,
    );
    expect(error).toMatchObject({
      name: "AnswerError",
      status: 200,
      requestId: "r-1",
      request: { method: "GET", attempt: 1 },
    });
    expect([JSON.parse(error.body), error.headers.get("x-request-id")]).toEqual([wrong, "r-1"]);
  });

  it("reports a response that is invalid as a whole", async () => {
    const error = await refusal((await clientOf({ rows: [] }, { check: true })).pagingGroups.list());
    expect(error.message).toMatch(/^the response: a list, each item an object expected, "an object" received: GET/);
  });

  it("shows no secrets of a response, and no repeated key", async () => {
    const error = await refusal(
      (await clientOf({ ...detail, pa_pin: 4711, id: `of ${key}` }, { check: true })).pagingGroups.get(12),
    );
    expect(error.findings).toEqual([
      { place: "pa_pin", expected: "text", received: "…" },
      { place: "id", expected: "a whole number", received: "of ***" },
    ]);
    expect(inspect(error, { depth: 9 }) + JSON.stringify(error)).not.toContain("4711");
  });

  it("counts what the message leaves out", async () => {
    const error = await refusal((await clientOf([{}], { check: true })).pagingGroups.list());
    expect(error.findings).toHaveLength(11);
    expect(error.message).toContain("; and 8 more: GET");
  });

  it("applies to successful responses and does not cause a retry", async () => {
    const { url, requests } = await serve((response) => json(response, 200, {}));
    await refusal(createExchangeClient({ baseUrl: url, key, check }).pagingGroups.list());
    expect(requests).toHaveLength(1);
    const failing = await serve((response) =>
      json(response, 404, { error: { code: "object_not_found", message: "gone" } }),
    );
    await expect(createExchangeClient({ baseUrl: failing.url, key, check }).pagingGroups.get(1)).rejects.toMatchObject({
      code: "object_not_found",
    });
  });

  it("may be a function of one's own", async () => {
    const seen: unknown[] = [];
    const client = await clientOf([row], {
      check: ({ operation: { method, path }, value }) => void seen.push([method, path, value]),
    });
    await client.pagingGroups.list();
    expect(seen).toEqual([["GET", "/paginggroups", [row]]]);
  });

  it("knows the operations by method and path, and nothing of others", () => {
    expect(checkAnswer("GET /paginggroups/{object_id}", {}).length).toBeGreaterThan(10);
    expect(checkAnswer("GET /elsewhere", {})).toEqual([]);
    expect(checkAnswer("constructor", {})).toEqual([]);
  });
});
