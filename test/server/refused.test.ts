import { afterAll, describe, expect, test } from "vitest";
import { base, open, type Answer, type Place } from "./exchange/support.ts";

/* Errors that Fastify detects before a service handles a request have the format of the service. */

const lines: string[] = [];
const places: Place[] = [];
afterAll(() => Promise.all(places.map((place) => place.close())));

async function opened(options: Parameters<typeof open>[0] = {}): Promise<Place> {
  const place = await open(options);
  places.push(place);
  return place;
}

const place = await opened({
  bodyLimit: 1000,
  logLevel: "info",
  logStream: { write: (line) => void lines.push(line) },
});
const address = await place.listen();

interface Said {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
}

async function said(path: string, init: RequestInit = {}, at = address): Promise<Said> {
  const response = await fetch(at + path, init);
  const body = (await response.json()) as { readonly error?: { readonly code: string } };
  return { status: response.status, code: body.error?.code, retryAfter: response.headers.get("retry-after") };
}

const list = "/api.php?action=query&meta=userinfo&format=json";

describe("the query interface", () => {
  test("takes no form that is too large", async () => {
    const form = { method: "POST", body: new URLSearchParams({ titles: "a".repeat(2000) }) };
    expect(await said(list, form)).toEqual({ status: 413, code: "toolarge", retryAfter: null });
    expect((await fetch(address + list, form)).headers.get("mediawiki-api-error")).toBe("toolarge");
  });
  test("takes no form under a Content-Encoding", async () => {
    const form = {
      method: "POST",
      headers: { "content-encoding": "gzip" },
      body: new URLSearchParams({ action: "query" }),
    };
    expect(await said(list, form)).toMatchObject({ status: 415, code: "badrequest" });
    expect(await said(list, { ...form, headers: { "content-encoding": "identity" } })).toMatchObject({
      status: 200,
      code: undefined,
    });
  });
  test.each(["", "a", "application/json, text/html", "text/plain; charset"])(
    "does not read a body of the type “%s”",
    async (type) => {
      expect(await said(list, { method: "POST", headers: { "content-type": type }, body: "a=1" })).toEqual({
        status: 200,
        code: undefined,
        retryAfter: null,
      });
    },
  );
  test("refuses a method of which Fastify wants more", async () =>
    expect(await said(list, { method: "QUERY" })).toMatchObject({ status: 405, code: "invalidmethod" }));
});

test("an operation without a body does not care what one would be", async () => {
  const respond = (type: string): Promise<Answer> =>
    place.ask("DELETE", "/paginggroups/9", {
      key: place.keys["global-full"],
      query: { tenant: "A" },
      body: "x",
      headers: { "content-type": type },
    });
  for (const type of ["a", "application/json, text/html", "application/json"])
    expect(await respond(type)).toMatchObject({ status: 404, code: "object_not_found" });
});

test.each(["/none", "/query+allpages/more", `${base}x`])(
  "at %s there is nothing, whatever else is wrong",
  async (path) => {
    for (const init of [
      {},
      { method: "QUERY" },
      { method: "POST", headers: { "content-type": "a, b" }, body: "x" },
      { method: "POST", body: "a".repeat(2000) },
    ]) {
      expect(await said(path, init)).toEqual({ status: 404, code: "not_found", retryAfter: null });
    }
  },
);

test("a request above the rate limit gets the error format of its service", async () => {
  const limited = await opened({ rateLimit: 1 });
  const at = await limited.listen();
  expect((await said(list, {}, at)).status).toBe(200);
  const tooMany = { status: 429, retryAfter: expect.stringMatching(/^\d+$/) as string };
  expect(await said(list, {}, at)).toEqual({ ...tooMany, code: "ratelimited" });
  expect(await said("/none", {}, at)).toEqual({ ...tooMany, code: "too_many_requests" });
  expect(await said(`${base}/paginggroups`, {}, at)).toEqual({ ...tooMany, code: "too_many_requests" });
});

test("a request is one line of the log", async () => {
  lines.length = 0;
  await said("/none?key=secret");
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { req: { method: "GET", path: "/none" }, res: { status: 404 }, msg: "request completed" },
  ]);
});
