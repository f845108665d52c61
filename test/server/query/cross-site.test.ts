import { describe, expect, it } from "vitest";
import { queryServer } from "./support/package.ts";

const { createQueryAnswer } = await queryServer();
const trusted = "https://trusted.example";
const respond = createQueryAnswer(
  { modules: { userinfo: (_, { caller }) => ({ userinfo: caller.name ?? "nobody" }) } },
  { origins: [trusted], caller: () => ({ name: "Alice", rights: [], groups: [] }) },
);

const ask = (query: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
  respond({
    method,
    query: `action=query&format=json&formatversion=2&meta=userinfo${query}`,
    headers,
    address: "192.0.2.1",
  });
const allow = "access-control-allow-origin";

describe("without origin", () => {
  it("no other site can read the response, whatever its browser sends", async () => {
    const { headers, body } = await ask("", { origin: trusted });
    expect([headers[allow], headers["vary"], JSON.parse(body).query.userinfo]).toEqual([undefined, undefined, "Alice"]);
    expect(
      (await ask("", { origin: trusted, "access-control-request-method": "GET" }, "OPTIONS")).headers[allow],
    ).toBeUndefined();
  });
});

describe("origin=*", () => {
  it("lets any site read what an anonymous caller gets", async () => {
    const { status, headers, body } = await ask("&origin=*", { origin: "https://any.example", cookie: "session=1" });
    expect([
      status,
      headers[allow],
      headers["access-control-allow-credentials"],
      headers["mediawiki-login-suppressed"],
      headers["vary"],
    ]).toEqual([200, "*", "false", "true", undefined]);
    expect(headers["access-control-expose-headers"]).toContain("MediaWiki-API-Error");
    expect(JSON.parse(body).query.userinfo).toBe("nobody");
  });
  it("lets errors be read too", async () =>
    expect((await ask("&origin=*&assert=user")).headers).toMatchObject({
      [allow]: "*",
      "mediawiki-api-error": "assertuserfailed",
    }));
  it.each([
    "Content-Type, api-user-agent",
    "Accept, Accept-Language, Content-Language, User-Agent, Origin, Authorization",
  ])("supports preflight requests for the headers %s", async (fields) => {
    const { status, headers, body } = await ask(
      "&origin=*",
      { "access-control-request-method": "POST", "access-control-request-headers": fields },
      "OPTIONS",
    );
    expect([
      status,
      body,
      headers[allow],
      headers["access-control-allow-methods"],
      headers["access-control-allow-headers"],
      headers["mediawiki-login-suppressed"],
    ]).toEqual([200, "", "*", "POST, GET, HEAD", fields, "true"]);
  });
  it("lists no headers in the response to a preflight request that names none", async () => {
    const { headers } = await ask("&origin=*", { "access-control-request-method": "GET" }, "OPTIONS");
    expect([headers[allow], headers]).toEqual([
      "*",
      expect.not.objectContaining({ "access-control-allow-headers": expect.anything() }),
    ]);
  });
  it.each([
    ["GET", { "access-control-request-method": "DELETE" }],
    ["OPTIONS", {}],
  ])("does not treat %s with the headers %j as a preflight request", async (method, asked) => {
    const { headers } = await ask("&origin=*", asked, method);
    expect(headers).toMatchObject({ [allow]: "*", "access-control-expose-headers": expect.any(String) });
  });
  it.each([
    [{ "access-control-request-method": "DELETE" }, "method"],
    [{ "access-control-request-method": "POST", "access-control-request-headers": "content-type, x-secret" }, "header"],
  ])("does not allow %j", async (asked, what) => {
    const { headers } = await ask("&origin=*", asked, "OPTIONS");
    expect([headers[allow], headers["mediawiki-cors-rejection"]]).toEqual([
      undefined,
      `Unsupported ${what} requested in preflight`,
    ]);
  });
});

describe("a specific origin", () => {
  it("that the site trusts can read the response for the caller", async () => {
    const { headers, body } = await ask(`&origin=${encodeURIComponent(trusted)}`, { origin: trusted });
    expect([
      headers[allow],
      headers["access-control-allow-credentials"],
      headers["vary"],
      JSON.parse(body).query.userinfo,
    ]).toEqual([trusted, "true", "Origin", "Alice"]);
  });
  it("is a further reason why responses vary", async () => {
    const everyone = createQueryAnswer({ modules: { allpages: () => [] } }, { origins: [trusted] });
    const { headers } = await everyone({
      method: "GET",
      query: `action=query&format=json&formatversion=2&list=allpages&origin=${trusted}`,
      headers: { origin: trusted },
    });
    expect(headers["vary"]).toBe("Accept-Encoding, Treat-as-Untrusted, Cookie, Origin");
  });
  it("that is not trusted can read nothing", async () => {
    const { status, headers } = await ask("&origin=https://evil.example", { origin: "https://evil.example" });
    expect([status, headers[allow], headers["mediawiki-cors-rejection"]]).toEqual([200, undefined, "Origin mismatch"]);
  });
  it.each([
    [trusted, "https://evil.example"],
    ["https://evil.example", trusted],
  ])("that is one of several of a browser reads nothing: %s %s", async (...origins) => {
    const { status, headers } = await ask(`&origin=${encodeURIComponent(trusted)}`, { origin: origins.join(" ") });
    expect([status, headers[allow], headers["mediawiki-cors-rejection"], headers["vary"]]).toEqual([
      200,
      undefined,
      undefined,
      "Origin",
    ]);
  });
  it.each([["https://evil.example"], [""], ["https://trusted.example.evil.example"], ["null"]])(
    "is refused where the browser says %j",
    async (origin) => {
      const { status, headers, body } = await ask(
        `&origin=${encodeURIComponent(trusted)}`,
        origin === "" ? {} : { origin },
      );
      expect([status, headers["content-type"], headers[allow], body]).toEqual([
        403,
        "text/html; charset=UTF-8",
        undefined,
        "'origin' parameter does not match Origin header\n",
      ]);
    },
  );
});

describe("crossorigin", () => {
  const cookies: unknown[] = [];
  const signed = createQueryAnswer(
    { modules: { userinfo: (_, { caller }) => ({ userinfo: caller.name ?? "nobody" }) } },
    {
      caller: ({ headers }) => {
        cookies.push(headers["cookie"]);
        return { name: "Alice", rights: [], groups: [] };
      },
    },
  );
  const askSigned = (query: string, headers: Readonly<Record<string, string>>, method = "GET") =>
    signed({ method, query: `action=query&format=json&formatversion=2&meta=userinfo&crossorigin=1${query}`, headers });

  it("lets a script of any site read the response for the caller who signed the request; cookies are ignored", async () => {
    const { headers, body } = await askSigned("", {
      origin: "https://any.example",
      authorization: "Bearer x",
      cookie: "session=1",
    });
    expect([headers[allow], headers["access-control-allow-credentials"], JSON.parse(body).query.userinfo]).toEqual([
      "*",
      "false",
      "Alice",
    ]);
    expect(cookies).toEqual([undefined]);
  });
  it.each([
    ["", { cookie: "session=1" }, "'crossorigin' cannot be used with cookie-based login sessions\n"],
    ["&origin=*", { authorization: "Bearer x" }, "'origin' and 'crossorigin' parameters cannot be used together\n"],
  ])("is refused with %j and %j", async (query, headers, text) => {
    const { status, body } = await askSigned(query, headers);
    expect([status, body]).toEqual([403, text]);
  });
  it("supports preflight requests", async () => {
    const asked = { "access-control-request-method": "GET", "access-control-request-headers": "authorization" };
    const { status, headers } = await askSigned("", asked, "OPTIONS");
    expect([status, headers[allow], headers["access-control-allow-headers"]]).toEqual([200, "*", "authorization"]);
  });
});

describe("callback", () => {
  it("wraps the response in a script, as for an anonymous caller", async () => {
    const { headers, body } = await ask("&callback=app.on_answer");
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "x-content-type-options": "nosniff",
      "mediawiki-login-suppressed": "true",
    });
    const heard: unknown[] = [];
    new Function("app", body)({ on_answer: (value: unknown) => heard.push(value) });
    expect(heard).toEqual([{ batchcomplete: true, query: { userinfo: "nobody" } }]);
  });
  it.each([
    ["alert(1);f", "alert1f"],
    ["</script><script>", "scriptscript"],
    ["a\u2028b", "ab"],
    ["", ""],
  ])("%j is the function %j", async (callback, name) => {
    expect((await ask(`&callback=${encodeURIComponent(callback)}`)).body).toMatch(
      new RegExp(`^/\\*\\*/${name}\\(\\{.*\\}\\)$`),
    );
  });
  it("cannot be escaped by data in the response", async () =>
    expect((await ask("&callback=f&requestid=a%E2%80%A8b")).body).toContain('"a\\u2028b"'));
  it("calls the function with errors too", async () =>
    expect((await ask("&callback=f&assert=bot")).body).toMatch(/^\/\*\*\/f\(\{"error":\{"code":"assertbotfailed"/));
  it("is shown in a page for people, also as for an anonymous caller", async () => {
    const { headers, body } = await respond({
      method: "GET",
      query: "action=query&formatversion=2&meta=userinfo&callback=f",
      headers: {},
    });
    expect(headers["content-type"]).toBe("text/html; charset=UTF-8");
    expect(body).toMatch(/<pre>\/\*\*\/f\(\{[^]*"nobody"[^]*\}\)<\/pre>/);
  });
});

it("nothing lags here, so that maxlag is always met; it is a number all the same", async () => {
  expect(JSON.parse((await ask("&maxlag=-1")).body)).toEqual({ batchcomplete: true, query: { userinfo: "Alice" } });
  expect((await ask("&maxlag=x")).headers["mediawiki-api-error"]).toBe("badinteger");
});
