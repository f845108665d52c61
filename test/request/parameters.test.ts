import { expect, test } from "vitest";
import { complaints, head } from "../client/types/program.ts";
import { queryServer } from "../server/query/support/package.ts";
import { inProcess } from "../server/query/support/ask.ts";
import { queryValidators } from "../validators/package.ts";
import { queryService } from "../validators/service.ts";
import { rows } from "./rows.ts";

/*
 * Tests each parameter of a request that belongs to no module: the validators' verdict, the server's response, and the
 * client's types.
 */

const { decodeRequest } = await queryValidators();
const { createQueryAnswer, mockQueryHandlers } = await queryServer();
const faults: unknown[] = [];
const now = Date.UTC(2026, 0, 2, 3, 4, 5);
const caller = ({ headers }: { readonly headers: object }) =>
  "authorization" in headers ? { name: "Alice", rights: [], groups: [] } : { rights: [], groups: [] };
const respond = createQueryAnswer(await mockQueryHandlers(), {
  now: () => now,
  host: "host-1",
  caller,
  checkAnswers: "warn",
  onFindings: (all) => faults.push(...all),
  onError: (error) => faults.push(error),
});
const ask = inProcess(respond);

/** Returns a whole query. A later parameter overrides an earlier one, so a row may use a different format. */
const whole = (query: string) => `action=query&format=json&formatversion=2&${query}`;
const parameters = queryService().requestParameters.flatMap((set) => set.parameters);

test("each has a row", () => {
  expect(rows.map(({ parameter }) => parameter).toSorted()).toEqual(parameters.map(({ name }) => name).toSorted());
});

test.each(rows)("$parameter is known to the validators", ({ good }) => {
  const { errors, warnings } = decodeRequest(whole(good));
  expect([errors, warnings]).toEqual([undefined, []]);
});

test.each(rows.filter(({ bad }) => bad !== undefined))(
  "$parameter has bad values",
  async ({ bad: [query, code, text] = ["", "", ""] }) => {
    const { errors, warnings } = decodeRequest(whole(query));
    expect([...(errors ?? []), ...warnings].map((one) => one.code)).toEqual([code]);
    const { body } = await ask(whole(query));
    const warned = Object.values<{ readonly warnings: string }>(body.warnings ?? {}).map((one) => one.warnings);
    const said =
      body.error === undefined
        ? warned
        : (body.errors ?? [body.error]).map((one: { readonly info: string }) => one.info);
    expect(said).toEqual([text]);
  },
);

test.each(rows)(
  "$parameter has the expected response",
  async ({ parameter, good, answered, headers = {}, text = /^/ }) => {
    faults.length = 0;
    const signed = ["assertuser", "crossorigin"].includes(parameter) ? { authorization: "Bearer x" } : {};
    const response = await ask(whole(good), { headers: signed });
    expect(response.headers["mediawiki-api-error"]).toBeUndefined();
    expect(response.headers).toMatchObject(headers);
    expect(response.text).toMatch(text);
    if (answered !== undefined) expect(response.body).toMatchObject(answered as object);
    expect(faults).toEqual([]);
  },
);

const before = `${head}declare function result<T>(result: Promise<T>): T;
type Same<A, B> = [A, B] extends [B, A] ? true : false;
`;

test("the client accepts each parameter that it does not write itself, and has the type of its result", () => {
  const calls = rows.flatMap(({ parameter, call, typed = {} }, index) => {
    if (call === undefined) return [];
    const got = `const result${index} = result(wiki.query(${call}));`;
    const members = Object.entries(typed).map(([expression, type]) => {
      const value = expression.replaceAll("got", `result${index}`);
      return {
        parameter: `${parameter}: ${type}`,
        text: `{ const value = ${value}; const is: Same<typeof value, ${type}> = true; }`,
      };
    });
    return [{ parameter, text: got }, ...members];
  });
  const first = before.split("\n").length - 1;
  const found = complaints(before + calls.map(({ text }) => text).join("\n"));
  expect(found.map(({ line, message }) => `${calls[line - first]?.parameter}: ${message}`)).toEqual([]);
  expect(calls.length).toBeGreaterThan(rows.length);
});

test("without the parameter what it brings is not there", () => {
  const members = [
    "redirects",
    "converted",
    "badrevids",
    "pageids",
    "export",
    "requestid",
    "curtimestamp",
    "uselang",
    "errorlang",
  ];
  const lines = [
    'const plain = result(wiki.query({ titles: "A" }));',
    ...members.map((name) => `{ const none: undefined = plain.${name}; }`),
    "plain.interwiki![0]!.url;",
  ];
  const first = before.split("\n").length - 1;
  expect(complaints(before + lines.join("\n")).map(({ line }) => line - first)).toEqual([lines.length - 1]);
});

test("a flag that is a module's, too, is sent once, and says both", () => {
  const { value, warnings } = decodeRequest(whole("titles=A&prop=iwlinks&iwurl"));
  expect(value).toMatchObject({ query: { iwurl: true }, modules: { iwlinks: { url: true } } });
  expect(warnings.map(({ code, parameter }) => [code, parameter])).toEqual([
    ["deprecation", "url"],
    ["deprecation-help", undefined],
  ]);
});
