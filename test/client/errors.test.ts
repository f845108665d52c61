import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import {
  createExchangeClient,
  ExchangeError,
  type TransportError,
  type ExchangeClientOptions,
} from "../../packages/client/generated/exchange/index.js";
import { clientOf, failureOf } from "./support/query.ts";
import { serve } from "./support/server.ts";

/* Error responses of any form: errors keep the whole response and reveal no secrets. */

const page = "<html><h1>502 Bad Gateway</h1></html>";
const headers = { "content-type": "text/html", "x-request-id": "r-17", "set-cookie": "session=s3cret" };

interface Answered {
  readonly title: string;
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly kind: string;
}

const responses: readonly Answered[] = [
  { title: "a page of a proxy", status: 502, body: page, kind: "http-status" },
  { title: "a page with the status of success", status: 200, body: page, kind: "not-json" },
  { title: "an empty response", status: 200, body: "", kind: "not-json" },
  { title: "JSON that breaks off", status: 200, body: '{"query":{"allpages":[', kind: "cut-off" },
  { title: "an error of another service", status: 400, body: '{"detail":"No."}', kind: "http-status" },
  { title: "a redirection to a login", status: 302, body: "moved", kind: "http-status" },
];

function exchangeAt(baseUrl: string, options: Partial<ExchangeClientOptions> = {}) {
  return createExchangeClient({
    baseUrl,
    key: "k3y",
    retries: { attempts: 1 },
    ...options,
    tenant: "T1",
  } as ExchangeClientOptions & { tenant: string });
}

const clients: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  exchange: (url) => failureOf(exchangeAt(url).pagingGroups.list()),
  query: (url) => failureOf(clientOf(url, { retries: { attempts: 1 } }).query({ list: { allpages: {} } })),
};

describe.each(Object.entries(clients))("%s: the error has the raw response:", (_, errorAt) => {
  it.each(responses)("$title", async ({ status, body, kind }) => {
    const { url } = await serve((response) => response.writeHead(status, headers).end(body));
    const error = await errorAt(url);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: "TransportError", kind, status, body, requestId: "r-17" });
    const { headers: received, message } = error as TransportError;
    expect(received!.get("content-type")).toBe("text/html");
    expect(received!.get("set-cookie")).toBeNull();
    expect(message).toContain(`${kind}: ${status}, ${body === "" ? "no body" : "text/html"}`);
    expect(inspect(error) + JSON.stringify(error)).not.toMatch(/s3cret|k3y|Bad Gateway/);
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      name: "TransportError",
      kind,
      status,
      requestId: "r-17",
      message,
    });
  });
});

describe("an error of the service", () => {
  it("has the response and its details", async () => {
    const details = [{ code: "invalid_request", field: "name", expected: "text", received: "s3cret" }];
    const body = JSON.stringify({ error: { code: "invalid_request", message: "No.", details } });
    const { url } = await serve((response) => response.writeHead(400, { "request-id": "r-2" }).end(body));
    const error = await failureOf(exchangeAt(url).pagingGroups.create({ name: "a", number: "1", pin: "s3cret" }));
    expect(error).toBeInstanceOf(ExchangeError);
    expect(error).toMatchObject({
      status: 400,
      requestId: "r-2",
      body: body.replace("s3cret", "***"),
      details: [{ field: "name", expected: "text", received: "***" }],
    });
    expect(JSON.stringify(error)).toContain('"details":[{');
  });

  it("has no details where the service gives none", async () => {
    const { url } = await serve((response) =>
      response.writeHead(400).end('{"error":{"code":"invalid_request","message":"No.","details":"none"}}'),
    );
    expect(await failureOf(exchangeAt(url).pagingGroups.list())).toMatchObject({
      code: "invalid_request",
      details: [],
      requestId: undefined,
    });
  });

  it("of a query does not repeat the token of its request", async () => {
    const body = '{"error":{"code":"badtoken","info":"No such token: t0ken"}}';
    const { url } = await serve((response) => response.writeHead(200, { "x-request-id": "w-1" }).end(body));
    const error = await failureOf(clientOf(url).request({ action: "edit", token: "t0ken" }));
    expect(error).toMatchObject({
      name: "QueryError",
      code: "badtoken",
      status: 200,
      requestId: "w-1",
      body: body.replace("t0ken", "***"),
    });
  });
});

describe("no response", () => {
  it("is reported with the cause from the system and the elapsed time", async () => {
    const silent = await serve(() => undefined);
    expect(await failureOf(exchangeAt(silent.url, { timeout: 20 }).pagingGroups.list())).toMatchObject({
      kind: "timeout",
      message: expect.stringMatching(/^no response within 20 ms: GET /) as string,
    });
    const failing = {
      fetch: async () => Promise.reject(new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } })),
    };
    expect(await failureOf(exchangeAt("http://host.invalid", failing).pagingGroups.list())).toMatchObject({
      kind: "network",
      status: undefined,
      body: undefined,
      message: "network (ECONNREFUSED): GET http://host.invalid/pbx/openapi.php/paginggroups?tenant=T1",
    });
  });
});
