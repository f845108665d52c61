import { afterEach, expect, test } from "vitest";
import { createServer } from "../../../packages/reference-server/src/index.ts";
import { readServeOptions } from "../../../packages/reference-server/src/program/serve.ts";

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((app) => app.close()))));

/** Returns the response of a server with these options, and its log. */
async function asked(
  given: object,
  url: string,
): Promise<{ readonly status: number; readonly body: any; readonly lines: readonly any[] }> {
  const lines: unknown[] = [];
  const app = await createServer({
    rateLimit: 0,
    logLevel: "warn",
    logStream: { write: (line) => void lines.push(JSON.parse(line)) },
    ...given,
  });
  open.push(app);
  const { statusCode, body } = await app.inject(url);
  return { status: statusCode, body: JSON.parse(body), lines };
}

const seed = { wiki: { users: [{ name: "Ann" }], pages: [{ title: "Example 1", text: "x" }] } };

test("modules respond at the only endpoint and at their own paths", async () => {
  const combined = await asked(
    { seed, checkAnswers: "fail" },
    "/api.php?action=query&format=json&formatversion=2&list=allpages&aplimit=1&meta=siteinfo|tokens&siprop=general|skins",
  );
  expect([combined.status, combined.lines]).toEqual([200, []]);
  expect(combined.body.query).toMatchObject({
    allpages: [{ title: "Example 1" }],
    skins: [{}],
    tokens: { csrftoken: "+\\" },
  });
  const own = await asked({ seed }, "/query+random?format=json&formatversion=2&limit=1&rnlimit=1");
  expect(own.body.query).toEqual({ random: [{ id: 1, ns: 0, title: "Example 1" }] });
  expect((await asked({}, "/query+random?format=json&formatversion=2")).body).not.toHaveProperty("query.random.0");
});

test("the program takes both switches, and no other way to check", () => {
  expect(readServeOptions(["--mock", "--check-answers", "fail"])).toMatchObject({ mock: true, checkAnswers: "fail" });
  expect(readServeOptions([])).toMatchObject({ mock: false, checkAnswers: undefined });
  expect(() => readServeOptions(["--check-answers", "loud"])).toThrow("--check-answers must be one of warn, fail");
});
