import { expect, test } from "vitest";
import type { Row } from "../../oracle/row.ts";
import { recordedRows } from "../../support/recorded-rows.ts";
import { ask } from "../query/support/ask.ts";
import { siteHandlers } from "../query/support/site.ts";
import { queryServer } from "../query/support/package.ts";
import { queryConstants } from "./support/mock.ts";

const handlers = siteHandlers();
const { createQueryAnswer } = await queryServer();
const wrong = { modules: { tags: () => [{ name: 1 }] } };
const expected = {
  pointer: "/query/tags/0/name",
  module: "tags",
  expected: "a string",
  received: "1",
  why: undefined,
  status: "decided",
  decision: "D-219",
};

/** Returns the response to an invalid result, and the reported findings. */
async function answered(
  query: string,
  checkAnswers?: "warn" | "fail",
): Promise<{ readonly status: number; readonly body: any; readonly heard: readonly unknown[] }> {
  const heard: unknown[] = [];
  const respond = createQueryAnswer(wrong, {
    ...(checkAnswers === undefined ? {} : { checkAnswers }),
    onFindings: (findings) => heard.push(...findings),
    onError: (error) => heard.push(String(error)),
  });
  const { status, body } = await ask(respond, `action=query&format=json&${query}`);
  return { status, body, heard };
}

test("nothing is checked without the switch", async () => {
  expect(await answered("formatversion=2&list=tags")).toEqual({
    status: 200,
    body: { batchcomplete: true, query: { tags: [{ name: 1 }] } },
    heard: [],
  });
});

test("with `warn` a wrong result is reported, and returned unchanged", async () => {
  expect(await answered("formatversion=2&list=tags", "warn")).toEqual({
    status: 200,
    body: { batchcomplete: true, query: { tags: [{ name: 1 }] } },
    heard: [expected],
  });
});

test("with `fail` the caller gets an error in its place, and learns nothing else", async () => {
  const { status, body, heard } = await answered("formatversion=2&errorformat=plaintext&list=tags", "fail");
  expect([status, body.errors]).toEqual([
    500,
    [{ code: "internal_api_error", text: "The server could not complete the request.", module: "main" }],
  ]);
  expect(heard).toEqual([expected, "TypeError: A handler's response does not match the spec."]);
});

test("the first version of the format is not described, and not checked", async () => {
  expect((await answered("list=tags", "fail")).status).toBe(200);
});

test("the results of the handlers of this server for recorded requests match their description", async () => {
  const modules = new Set(Object.keys(handlers.modules));
  const findings: unknown[] = [];
  const admin = { id: 1, name: "Admin", rights: ["apihighlimits"], groups: ["*", "sysop"] };
  const respond = createQueryAnswer(handlers, {
    checkAnswers: "warn",
    onFindings: (found, { query }) => findings.push(query, ...found),
    caller: ({ query }) => (query.includes("&by=admin") ? admin : { address: "192.0.2.1", rights: [], groups: ["*"] }),
  });
  let responses = 0;
  for (const { query } of recordedRows<Row>("verdicts").filter((row) => modules.has(row.module))) {
    for (const by of ["anon", "admin"])
      if ((await ask(respond, `${query}&formatversion=2&by=${by}`)).status === 200) responses++;
  }
  expect(findings).toEqual([]);
  expect(responses).toBeGreaterThan(20);
});

test("errors are as described, too", async () => {
  const findings: unknown[] = [];
  const respond = createQueryAnswer({}, { checkAnswers: "warn", onFindings: (found) => findings.push(...found) });
  expect((await ask(respond, `${queryConstants}&list=tags`)).status).toBe(501);
  expect(findings).toEqual([]);
});
