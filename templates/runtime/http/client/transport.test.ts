import { getEventListeners } from "node:events";
import { inspect } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cutOff, deadAddress, json, serve } from "../../../../test/client/support/server.ts";
import { testClock } from "../../../../test/client/support/clock.ts";
import { answerError, type TransportError } from "./errors.js";
import type { CallOptions, RequestView, TransportOptions } from "./options.js";
import { mayRepeat, retryAfter } from "./retries.js";
import { createTransport, type HttpRequest, type ReadResponse } from "./transport.js";

afterEach(() => void vi.useRealTimers());

/** Sends one request, with delays that end at once. */
async function send(
  request: Partial<HttpRequest> & { readonly url: string },
  options: TransportOptions = {},
  call: CallOptions = {},
  clock = testClock(),
): Promise<string> {
  const whole = { method: "GET", safe: true, ...request };
  return createTransport(options, { clock }).send(whole, textReader(whole.safe), call);
}

/** Creates a reader that returns the text, and requests a retry for the appropriate statuses. */
function textReader(safe: boolean): ReadResponse<string> {
  return (response, text, request) => {
    const after = retryAfter(response);
    if (response.ok) return { kind: "done", value: text };
    const error = answerError({ response, text }, request, "baseUrl");
    if (!mayRepeat(response.status, safe, after)) throw error;
    return { kind: "again", error, after };
  };
}

async function failureOf(work: Promise<unknown>): Promise<TransportError> {
  return work.then(
    (value) => {
      throw new Error(`Nothing failed: ${JSON.stringify(value)}`);
    },
    (error: unknown) => error as TransportError,
  );
}

describe("a response", () => {
  it("goes to the reader with its whole text, however slowly it comes", async () => {
    const { url } = await serve((response) => {
      response.write("one ");
      setTimeout(() => response.end("two"), 20);
    });
    expect(await send({ url })).toBe("one two");
  });

  it("ends the request where the reader is content, and where it throws", async () => {
    const { url, requests } = await serve((response) => response.end("<html>"));
    const read = (response: Response, text: string, view: RequestView): never => {
      throw answerError({ response, text }, view, "baseUrl");
    };
    const error = await failureOf(createTransport({}).send({ method: "GET", url, safe: true }, read));
    expect(error).toMatchObject({
      name: "TransportError",
      kind: "not-json",
      status: 200,
      request: { method: "GET", url, attempt: 1 },
      body: "<html>",
      message: `not-json: 200, a body without a media type (not a response of the service: check baseUrl): GET ${url}`,
    });
    expect(requests).toHaveLength(1);
  });

  it("is one of the last try: method, headers and body are sent each time", async () => {
    const { url, requests } = await serve((response, _, count) => json(response, count < 3 ? 500 : 200, count));
    const body = new URLSearchParams({ a: "b" });
    expect(
      await send(
        { url, method: "POST", body, headers: { "x-own": "1" } },
        { headers: { "x-client": "2", "x-own": "0" } },
        { headers: { "X-Call": "3" } },
      ),
    ).toBe("3");
    expect(requests).toHaveLength(3);
    for (const request of requests) {
      expect(request).toMatchObject({
        method: "POST",
        body: "a=b",
        headers: { "x-own": "1", "x-client": "2", "x-call": "3" },
      });
      expect(request.headers["content-type"]).toContain("application/x-www-form-urlencoded");
    }
  });
});

describe("a failure of the way", () => {
  it("is tried again where the request is safe", async () => {
    const clock = testClock();
    const { url, requests } = await serve((response, _, count) =>
      count === 1 ? cutOff(response) : count === 2 ? response.destroy() : response.end("here"),
    );
    expect(await send({ url }, {}, {}, clock)).toBe("here");
    expect(requests).toHaveLength(3);
    expect(clock.waits).toEqual([0.25, 0.5]);
  });

  it.each([
    ["cut-off", cutOff],
    ["network", (response: { destroy(): unknown }) => response.destroy()],
  ] as const)("is an error of kind %s where it is not", async (kind, fault) => {
    const { url, requests } = await serve(fault);
    expect(await failureOf(send({ url, safe: false }))).toMatchObject({ kind, request: { attempt: 1 } });
    expect(requests).toHaveLength(1);
  });

  it("is an error after the last try", async () => {
    const clock = testClock();
    const error = await failureOf(send({ url: await deadAddress() }, { retries: { attempts: 3 } }, {}, clock));
    expect(error).toMatchObject({ kind: "network", request: { attempt: 3 } });
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(clock.waits).toHaveLength(2);
  });
});

describe("a server that sends Retry-After", () => {
  it("is given the time, in seconds", async () => {
    const clock = testClock();
    const { url } = await serve((response, _, count) =>
      count === 1 ? json(response, 429, {}, { "retry-after": "7" }) : response.end("here"),
    );
    expect(await send({ url, safe: false }, {}, {}, clock)).toBe("here");
    expect(clock.waits).toEqual([7.25]);
  });

  it("is given the time, as a date", async () => {
    const clock = testClock();
    vi.setSystemTime("2026-11-21T00:00:00Z");
    const { url } = await serve((response, _, count) =>
      count === 1 ? json(response, 429, {}, { "retry-after": "Sat, 21 Nov 2026 00:00:20 GMT" }) : response.end("here"),
    );
    expect(await send({ url }, {}, {}, clock)).toBe("here");
    expect(clock.waits).toEqual([expect.closeTo(20.25, 1)]);
  });

  it("is not called again if the delay is too long", async () => {
    const { url, requests } = await serve((response) => json(response, 429, {}, { "retry-after": "61" }));
    expect(await failureOf(send({ url }))).toMatchObject({ kind: "http-status", status: 429 });
    expect(requests).toHaveLength(1);
    await failureOf(send({ url }, { retries: { maximumDelay: 61 } }));
    expect(requests).toHaveLength(1 + 2);
  });
});

describe("waits", () => {
  it("count towards the budget", async () => {
    const { url, requests } = await serve((response) => json(response, 503, {}, { "retry-after": "30" }));
    await failureOf(send({ url }, { retries: { attempts: 99, budget: 95 } }));
    expect(requests).toHaveLength(1 + 3);
  });
});

describe("time", () => {
  it("is up if a server never responds", async () => {
    const { url, requests, closed } = await serve(() => undefined);
    expect(await failureOf(send({ url, safe: false }, { timeout: 20 }))).toMatchObject({ kind: "timeout" });
    await closed;
    await failureOf(send({ url }, { timeout: 20, retries: { attempts: 2 } }));
    await vi.waitFor(() => expect(requests).toHaveLength(3));
  });

  it("is up for a body that does not end", async () => {
    const { url } = await serve((response) => response.write("one"));
    expect(await failureOf(send({ url, safe: false }, { timeout: 10_000 }, { timeout: 20 }))).toMatchObject({
      kind: "timeout",
    });
  });

  it("is up where fetch does not heed its signal", async () => {
    const fetch = () => new Promise<Response>(() => undefined);
    expect(await failureOf(send({ url: "http://a.invalid", safe: false }, { fetch, timeout: 20 }))).toMatchObject({
      kind: "timeout",
    });
  });

  it.each([0, Infinity, 2 ** 31])("is not up at once with a timeout of %d", async (timeout) => {
    const { url } = await serve((response) => void setTimeout(() => response.end("here"), 20));
    expect(await send({ url }, { timeout })).toBe("here");
  });
});

describe("the caller's signal", () => {
  const reason = new Error("enough");

  it("aborted before: nothing is sent", async () => {
    const { url, requests } = await serve((response) => response.end());
    const error = await failureOf(send({ url }, {}, { signal: AbortSignal.abort(reason) }));
    expect(error).toMatchObject({ name: "AbortError", kind: "aborted", cause: reason });
    expect(requests).toHaveLength(0);
  });

  it("aborted while the server thinks, and while the body comes", async () => {
    for (const respond of [() => undefined, (response: { write(text: string): unknown }) => response.write("one")]) {
      const controller = new AbortController();
      const { url, requests, closed } = await serve(
        (response) => (respond(response), setTimeout(() => controller.abort(reason), 10)),
      );
      expect(await failureOf(send({ url }, {}, { signal: controller.signal }))).toMatchObject({
        kind: "aborted",
        cause: reason,
      });
      await closed;
      expect(requests).toHaveLength(1);
      expect(getEventListeners(controller.signal, "abort")).toEqual([]);
    }
  });

  it("aborted in a wait: it ends at once", async () => {
    const controller = new AbortController();
    const { url, requests } = await serve(
      (response) => (json(response, 500, {}, { "retry-after": "50" }), setTimeout(() => controller.abort(reason), 30)),
    );
    const transport = createTransport({});
    const work = transport.send({ method: "GET", url, safe: true }, textReader(true), { signal: controller.signal });
    expect(await failureOf(work)).toMatchObject({ kind: "aborted", cause: reason });
    expect(requests).toHaveLength(1);
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  });

  it("aborted after: nothing happens, and no listener is left", async () => {
    const controller = new AbortController();
    const { url } = await serve((response, _, count) => json(response, count === 1 ? 500 : 200, 1));
    expect(await send({ url }, {}, { signal: controller.signal })).toBe("1");
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
    controller.abort();
  });

  it("outlives many requests without gathering listeners or timers", async () => {
    const { signal } = new AbortController();
    const { url } = await serve((response, _, count) => (count % 3 === 0 ? response.destroy() : response.end("here")));
    const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    await send({ url }, {}, { signal });
    const before = timers();
    for (let count = 0; count < 30; count++) await send({ url }, { timeout: 60_000 }, { signal });
    expect(getEventListeners(signal, "abort")).toEqual([]);
    expect(timers()).toBeLessThanOrEqual(before + 1); // fetch itself keeps one
  });
});

describe("hooks", () => {
  it("see each attempt and its response in order", async () => {
    const seen: string[] = [];
    const { url } = await serve((response, _, count) => json(response, count === 1 ? 500 : 200, count));
    const options: TransportOptions = {
      onRequest: async ({ method, attempt }) => void seen.push(`${method} ${attempt}`),
      onResponse: async (response, { attempt }) =>
        void seen.push(`${response.status} ${attempt} ${await response.clone().text()}`),
    };
    expect(await send({ url }, options, { onResponse: ({ status }) => void seen.push(`call ${status}`) })).toBe("2");
    expect(seen).toEqual(["GET 1", "500 1 1", "call 500", "GET 2", "200 2 2", "call 200"]);
  });

  it("end the request where they throw", async () => {
    const { url, requests } = await serve((response) => response.end());
    const stop = (): never => {
      throw new RangeError("no");
    };
    expect(await failureOf(send({ url }, { onRequest: stop }))).toBeInstanceOf(RangeError);
    expect(requests).toHaveLength(0);
    expect(await failureOf(send({ url }, { onResponse: stop }))).toBeInstanceOf(RangeError);
    expect(requests).toHaveLength(1);
  });
});

describe("a secret", () => {
  const secret = "s3cret";
  const headers = { Authorization: `Bearer ${secret}`, "X-Key": secret };

  it("is sent, and neither errors nor hooks show it", async () => {
    const seen: unknown[] = [];
    const { url, requests } = await serve((response) => response.destroy());
    const request = {
      url: `${url}/?a=b%20c|d&key=${secret}`,
      shown: `${url}/?a=b%20c|d`,
      headers,
      body: secret,
      method: "POST",
      safe: false,
    };
    const error = await failureOf(send(request, { onRequest: (view) => void seen.push(view) }));
    expect(requests[0]).toMatchObject({
      url: `/?a=b%20c|d&key=${secret}`,
      body: secret,
      headers: { authorization: `Bearer ${secret}`, "x-key": secret },
    });
    expect(seen).toEqual([{ method: "POST", url: request.shown, attempt: 1 }]);
    expect(error.request).toEqual(seen[0]);
    expect(inspect([error, seen], { depth: 9 })).not.toContain(secret);
    expect(JSON.stringify([error, error.message, error.stack, seen])).not.toContain(secret);
  });

  it("is not shown where no header can carry it", async () => {
    const error = await failureOf(send({ url: "http://a.invalid", headers: { "x-key": `${secret}\n${secret}` } }));
    expect(error).toBeInstanceOf(TypeError);
    expect(inspect(error)).toContain("x-key");
    expect(inspect(error)).not.toContain(secret);
  });
});
