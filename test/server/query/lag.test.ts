import { expect, test } from "vitest";
import { ask, type Answered } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";

const { createQueryAnswer } = await queryServer();
const get = (query: string, lag?: () => number): Promise<Answered> =>
  ask(createQueryAnswer({}, lag && { lag }), `format=json&formatversion=2&${query}`);

test.each([
  ["maxlag=-1", undefined, undefined],
  ["maxlag=5", () => 5, undefined],
  ["maxlag=-5", undefined, "-1"],
  ["maxlag=5", () => 7, "7"],
])("%s, with its own lag or none", async (query, lag, seconds) => {
  for (const action of ["query", "paraminfo"]) {
    const { status, headers, body } = await get(`action=${action}&${query}`, lag);
    expect([status, headers["mediawiki-api-error"], headers["x-database-lag"], headers["retry-after"]]).toEqual([
      200,
      seconds && "maxlag",
      seconds,
      seconds && "5",
    ]);
    if (seconds !== undefined)
      expect(body.error).toMatchObject({ code: "maxlag", host: "", lag: Number(seconds), type: "db" });
  }
});

test.each([
  [1, "1 second lagged"],
  [2, "2 seconds lagged"],
  [-1, "-1 second lagged"],
])("a lag of %d is stated as %s", async (lag, text) =>
  expect((await get("action=query&errorformat=plaintext&maxlag=-5", () => lag)).body.errors[0].text).toContain(text),
);

test("lag and assertions are checked before the parameters of modules", async () => {
  const codeOf = async (query: string) =>
    (await get(`action=query&list=allpages&apdir=x&${query}`)).headers["mediawiki-api-error"];
  expect(await codeOf("maxlag=-5")).toBe("maxlag");
  expect(await codeOf("assert=user")).toBe("assertuserfailed");
  expect(await codeOf("assert=user&maxlag=x")).toBe("badinteger");
  expect(await codeOf("assert=anon&maxlag=5")).toBe("badvalue");
});

test("warnings come once", async () => {
  expect((await get("action=query&assert=anon&errorformat=plaintext&bogus")).body.warnings).toHaveLength(1);
});
