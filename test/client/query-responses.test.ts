import { describe, expect, it } from "vitest";
import { testClock } from "./support/clock.ts";
import { serveApi } from "./support/api.ts";
import { all, clientOf, failureOf } from "./support/query.ts";
import { cutOff, json, serve } from "./support/server.ts";

const done = { batchcomplete: true };
const unrecognized = { code: "unrecognizedparams", text: "Unrecognized parameter: x.", module: "main" };
const deprecation = { code: "deprecation", text: "Old.", data: { feature: "x" }, module: "query+info" };

describe("an error", () => {
  it("has the content of the response, with HTTP status 200", async () => {
    const errors = [
      { code: "badvalue", text: "Unrecognized value.", module: "query+allpages" },
      { code: "other", text: "And this.", module: "main", data: { a: 1 } },
    ];
    const api = await serveApi(() => ({ errors, docref: "See …" }));
    const error = await failureOf(clientOf(api.endpoint).query({ list: { allpages: {} } }));
    expect(error).toMatchObject({
      name: "QueryError",
      code: "badvalue",
      info: "Unrecognized value.",
      module: "query+allpages",
      status: 200,
      message: "badvalue: Unrecognized value.",
      errors,
    });
    expect([error.is("badvalue"), error.is("other")]).toEqual([true, false]);
    expect(error.request).toMatchObject({ method: "GET", url: api.requests[0]!.url.replace(/^/, api.url) });
    expect(api.requests).toHaveLength(1);
  });

  it("is found in the older form, too", async () => {
    const api = await serveApi(() => ({ error: { code: "badtoken", info: "Invalid token." } }));
    expect(await failureOf(clientOf(api.endpoint).query({}))).toMatchObject({
      code: "badtoken",
      info: "Invalid token.",
    });
  });

  it("is found in the header if the body has no error", async () => {
    const { url } = await serve((response) =>
      response
        .writeHead(200, { "mediawiki-api-error": "badvalue", "content-type": "text/html" })
        .end("<!DOCTYPE html>"),
    );
    expect(await failureOf(clientOf(url).query({}))).toMatchObject({
      name: "QueryError",
      code: "badvalue",
      status: 200,
    });
  });

  it("keeps its code with another status", async () => {
    const { url } = await serve((response) =>
      json(response, 405, { errors: [{ code: "invalidmethod", text: "No.", module: "main" }] }),
    );
    expect(await failureOf(clientOf(url).query({}))).toMatchObject({ code: "invalidmethod", status: 405 });
  });
});

describe("an invalid response", () => {
  it.each([
    ["HTML", "text/html", "<!DOCTYPE html><p>Log in to this network", "not-json"],
    ["text", "application/json", "no", "not-json"],
    ["nothing", "application/json", "", "not-json"],
    ["a JSON list", "application/json", "[]", "not-json"],
    ["a JSON null", "application/json", "null", "not-json"],
    ["a JSON text", "application/json", '"hello"', "not-json"],
  ])("is an error: %s", async (_, type, text, kind) => {
    const { url, requests } = await serve((response) => response.writeHead(200, { "content-type": type }).end(text));
    expect(await failureOf(clientOf(url).query({}))).toMatchObject({ name: "TransportError", kind, status: 200 });
    expect(requests).toHaveLength(1);
  });

  it("is requested again if it is incomplete, whether the connection breaks or the JSON ends early", async () => {
    const { url, requests } = await serve((response, _, turn) =>
      turn === 1 ? cutOff(response) : turn === 2 ? response.end('{"query":{"pages":[{"pa') : json(response, 200, done),
    );
    expect(await clientOf(url).query({})).toMatchObject({ pages: [] });
    expect(requests).toHaveLength(3);
  });

  it("is an error where it is never whole", async () => {
    const { url } = await serve((response) => response.end('{"query":'));
    expect(await failureOf(clientOf(url).query({}))).toMatchObject({ kind: "cut-off" });
  });

  it.each([
    [403, "text/plain"],
    [404, "text/html"],
  ])("is an error of its status %d", async (status, type) => {
    const { url, requests } = await serve((response) =>
      response.writeHead(status, { "content-type": type }).end("<no>"),
    );
    expect(await failureOf(clientOf(url).query({}))).toMatchObject({
      name: "TransportError",
      kind: "http-status",
      status,
    });
    expect(requests).toHaveLength(1);
  });

  it("is an error of its status even where it is a JSON object", async () => {
    const { url } = await serve((response) => json(response, 403, { message: "Blocked" }));
    expect(await failureOf(clientOf(url).query({}))).toMatchObject({ kind: "http-status", status: 403 });
  });

  it("does not keep a caller for ever", async () => {
    const { url } = await serve((response) => void response.write("{"));
    expect(await failureOf(clientOf(url, { timeout: 30, retries: { attempts: 1 } }).query({}))).toMatchObject({
      kind: "timeout",
    });
  });
});

describe("another try", () => {
  it.each(["maxlag", "ratelimited", "readonly"])("is made after %s, even where it was posted", async (code) => {
    const clock = testClock();
    const api = await serveApi((_, turn, response) => {
      if (turn > 1) return done;
      response.setHeader("retry-after", "7");
      return { errors: [{ code, text: "Later.", module: "main" }] };
    });
    expect(await clientOf(api.endpoint, {}, { clock }).request({ action: "edit" }, { post: true })).toEqual(done);
    expect(clock.waits).toEqual([7.25]);
  });

  it("is made where the databases lag, after what Retry-After says and on the same condition", async () => {
    const clock = testClock(0);
    const api = await serveApi((_, turn, response) => {
      if (turn > 2) return done;
      response.setHeader("retry-after", `${turn * 5}`);
      return { errors: [{ code: "maxlag", text: "Waiting for a database.", module: "main" }] };
    });
    await clientOf(api.endpoint, { maxlag: 3 }, { clock }).query({});
    expect(clock.waits).toEqual([5, 10]);
    expect(api.asked().map(({ maxlag }) => maxlag)).toEqual(["3", "3", "3"]);
  });

  it.each([500, 502, 503, 504, 429])("is made after the status %d", async (status) => {
    const { url, requests } = await serve((response, _, turn) =>
      turn < 3
        ? response.writeHead(status, { "content-type": "text/html" }).end("<h1>Sorry")
        : json(response, 200, done),
    );
    await clientOf(url).query({});
    expect(requests).toHaveLength(3);
  });

  it("is made after an error with such a status", async () => {
    const { url, requests } = await serve((response, _, turn) =>
      turn < 2
        ? json(response, 503, { errors: [{ code: "internal_api_error_DB", text: "", module: "main" }] })
        : json(response, 200, done),
    );
    await clientOf(url).query({});
    expect(requests).toHaveLength(2);
  });

  it("is not made for a posted request that may have succeeded", async () => {
    const { url, requests } = await serve((response) => response.writeHead(500).end());
    expect(await failureOf(clientOf(url).request({ action: "edit" }, { post: true }))).toMatchObject({
      kind: "http-status",
      status: 500,
    });
    expect(requests).toHaveLength(1);
  });

  it("has an end, and then the error that there was", async () => {
    const api = await serveApi(() => ({ errors: [{ code: "maxlag", text: "Waiting.", module: "main" }] }));
    expect(await failureOf(clientOf(api.endpoint, { retries: { attempts: 3 } }).query({}))).toMatchObject({
      code: "maxlag",
    });
    expect(api.requests).toHaveLength(3);
  });

  it("is not made once the caller has no more interest", async () => {
    const api = await serveApi(() => ({ errors: [{ code: "readonly", text: "", module: "main" }] }));
    const stop = new AbortController();
    const wait = (_: number, signal: AbortSignal | undefined): Promise<void> =>
      new Promise((resolve) => {
        signal!.addEventListener("abort", () => resolve());
        stop.abort();
      });
    expect(
      await failureOf(
        clientOf(api.endpoint, {}, { clock: { ...testClock(), wait } }).query({}, { signal: stop.signal }),
      ),
    ).toMatchObject({ name: "AbortError", kind: "aborted" });
    expect(api.requests).toHaveLength(1);
  });
});

describe("a warning", () => {
  it("is reported once, however many responses repeat it, and is in the result", async () => {
    const heard: unknown[] = [];
    const api = await serveApi((_, turn) => ({
      warnings: turn === 3 ? [unrecognized, deprecation] : [unrecognized],
      ...(turn < 3 ? { continue: { apcontinue: `${turn}`, continue: "||" } } : done),
      query: { pages: [{ pageid: turn, title: `${turn}` }] },
    }));
    const result = await clientOf(api.endpoint, { onWarning: (warning) => void heard.push(warning) }).query({
      titles: ["A"],
    });
    expect(heard).toEqual([{ ...unrecognized, data: undefined }, deprecation]);
    expect(result["warnings"]).toEqual(heard);
    expect(api.requests).toHaveLength(3);
  });

  it("comes again with another call, to whom that call names", async () => {
    const heard: string[] = [];
    const api = await serveApi(() => ({ ...done, warnings: [unrecognized] }));
    const wiki = clientOf(api.endpoint, { onWarning: ({ code }) => void heard.push(`client ${code}`) });
    await wiki.query({});
    await wiki.request({ action: "query" }, { onWarning: ({ code }) => void heard.push(`call ${code}`) });
    await all(wiki.list("allpages", {}));
    expect(heard).toEqual(["client unrecognizedparams", "call unrecognizedparams", "client unrecognizedparams"]);
  });

  it("of a request that fails is not lost", async () => {
    const heard: string[] = [];
    const api = await serveApi(() => ({
      warnings: [deprecation],
      errors: [{ code: "badinteger", text: "", module: "query" }],
    }));
    await failureOf(clientOf(api.endpoint, { onWarning: ({ code }) => void heard.push(code) }).query({}));
    expect(heard).toEqual(["deprecation"]);
  });

  it("of a try that is repeated comes once", async () => {
    const heard: string[] = [];
    const api = await serveApi((_, turn) => ({
      warnings: [deprecation],
      ...(turn < 3 ? { errors: [{ code: "maxlag", text: "", module: "main" }] } : done),
    }));
    await clientOf(api.endpoint, { onWarning: ({ code }) => void heard.push(code) }).query({});
    expect(heard).toEqual(["deprecation"]);
  });

  it("goes to the console where no function takes it", async () => {
    const heard: unknown[] = [];
    const { warn } = console;
    console.warn = (...given: unknown[]) => void heard.push(...given);
    try {
      const api = await serveApi(() => ({ ...done, warnings: [unrecognized] }));
      await clientOf(api.endpoint, { onWarning: undefined }).query({});
    } finally {
      console.warn = warn;
    }
    expect(heard).toEqual([{ ...unrecognized, data: undefined }]);
  });
});

describe("hooks", () => {
  it("see each try and can read the raw response", async () => {
    const seen: string[] = [];
    const api = await serveApi(() => done);
    const onRequest = ({ method, attempt }: { method: string; attempt: number }): void =>
      void seen.push(`${method} ${attempt}`);
    await clientOf(api.endpoint, { onRequest }).query(
      {},
      { onResponse: async (response) => void seen.push(await response.clone().text()), headers: { "x-own": "1" } },
    );
    expect(seen).toEqual(["GET 1", JSON.stringify(done)]);
    expect(api.requests[0]!.headers["x-own"]).toBe("1");
  });
});
