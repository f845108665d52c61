import { randomBytes } from "node:crypto";
import http from "node:http";
import type { IncomingMessage } from "node:http";
import { PassThrough, pipeline } from "node:stream";
import https from "node:https";
import { type CheckedRequest, type Contract, type Violation, exchangeContract } from "@kiln/server/exchange";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Recorder, ServiceResponse } from "../recording/recording.ts";
import type { Service } from "../recording/recorded-request.ts";
import type { ContractRecord } from "./contract-record.ts";
import { requestHeaders, responseHeaders } from "./headers.ts";
import { compatibility, documentAt } from "../exchange/plugin.ts";
import { loadQueryAnswerCheck, parametersOf, queryContract, table } from "@kiln/server/query";

export interface ForwardedRequest {
  /** The path below the upstream's address. */
  readonly path: string;
  readonly query: string;
  readonly body: Uint8Array | undefined;
  /** Replaces the content type of the request. */
  readonly contentType?: string;
}

/** The options that differ between servers, but not between services. */
export interface ServiceProxyOptions {
  readonly upstream: Upstream;
  readonly record: ContractRecord;
  readonly bodyLimit: number;
  /** In milliseconds. */
  readonly timeout: number;
  readonly recorder?: Recorder | undefined;
}

export interface ProxyOptions extends ServiceProxyOptions {
  readonly service: Service;
  /** The base path, which the upstream's address replaces. */
  readonly base: string;
  /** The routes, including the base path. */
  readonly paths: readonly string[];
  readonly contract: Contract;
  readonly translate?: (request: FastifyRequest, forwarded: ForwardedRequest) => Promise<ForwardedRequest>;
}

/** Maximum number of bytes of a response that are read for the check. The whole response is always forwarded. */
const mostRead = 8 * 2 ** 20;

/** Identifies this server in `Via`, to detect its own requests. */
const pseudonym = `kiln-${randomBytes(6).toString("hex")}`;

const refused = "The request was refused by the proxy.\n";

/** Forwards requests and responses, and records their violations of the contract. */
export function proxyOn(options: ProxyOptions): FastifyPluginAsync {
  const { service, base, paths, bodyLimit, record } = options;
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_, body, done) => done(null, body));
    app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
      const { statusCode = 500, message } = error;
      if (error instanceof UpstreamError) record.count(service, "failed");
      if (statusCode >= 500) request.log.error({ err: error }, "failed");
      return sendText(reply, statusCode, error instanceof UpstreamError ? `${message}\n` : refused);
    });
    for (const path of paths) {
      app.all(path, async (request, reply) => {
        const [sentPath, query] = split(request.url);
        if (!sentPath.startsWith(base) && options.translate === undefined) return sendText(reply, 404, refused);
        const below = sentPath.startsWith(base) ? sentPath.slice(base.length) : "";
        if (!staysBelow(below)) return sendText(reply, 404, refused);
        if (request.headers.via?.includes(pseudonym)) return sendText(reply, 508, refused);
        const forwarded = { path: below, query, body: request.body instanceof Uint8Array ? request.body : undefined };
        return forward(options, (await options.translate?.(request, forwarded)) ?? forwarded, request, reply);
      });
    }
  };
}

function split(url: string): readonly [path: string, query: string] {
  const start = url.indexOf("?");
  return start < 0 ? [url, ""] : [url.slice(0, start), url.slice(start + 1)];
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type("text/plain; charset=utf-8").send(text);
}

async function forward(
  options: ProxyOptions,
  forwarded: ForwardedRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { service, record } = options;
  const checked = await check(options, forwarded, request);
  record.count(service, "requests");
  if (!checked.described) record.count(service, "undescribed");
  report(options, checked, checked.violations, request);

  // If the client closes the connection, the request to the upstream is aborted.
  const disconnect = new AbortController();
  reply.raw.once("close", () => disconnect.abort());
  const response = await send(options, forwarded, request, disconnect.signal);
  const status = response.statusCode ?? 502;
  reply.code(status).headers(responseHeaders(response.rawHeaders, request.protocol === "https"));
  const readBody = isReadable(response.headers["content-encoding"]) ? collectBody(response) : undefined;
  const copy = new PassThrough();
  pipeline(response, copy, (error) => {
    if (error) {
      if (!disconnect.signal.aborted) record.count(service, "failed");
      return;
    }
    const body = readBody?.();
    record.count(service, body === undefined ? "unread" : "answers");
    report(options, checked, checked.checkAnswer({ status, headers: response.headers, body }), request);
    if (body !== undefined && request.method !== "HEAD")
      keep(options, forwarded, request, { status, headers: response.headers, text: body });
  });
  return reply.send(copy);
}

/** Records a request and its response. The client receives the response even if recording fails. */
function keep(
  { service, recorder }: ProxyOptions,
  forwarded: ForwardedRequest,
  request: FastifyRequest,
  response: ServiceResponse,
): void {
  const headers = {
    ...request.headers,
    ...(forwarded.contentType !== undefined && { "content-type": forwarded.contentType }),
  };
  const { path, query, body } = forwarded;
  recorder?.keep({ service, method: request.method, path, query, headers, body }, response).then(
    (isKept) =>
      void (
        isKept || request.log.warn({ service }, "a response was not recorded: secrets cannot be found in its format")
      ),
    (error: unknown) => request.log.error({ err: error }, "a response was not recorded"),
  );
}

function check(
  { contract }: ProxyOptions,
  forwarded: ForwardedRequest,
  request: FastifyRequest,
): Promise<CheckedRequest> {
  const { path, query, body, contentType } = forwarded;
  const headers = contentType === undefined ? request.headers : { ...request.headers, "content-type": contentType };
  return contract({ method: request.method, path, query, rawHeaders: request.raw.rawHeaders, headers, body });
}

function send(
  { upstream, timeout }: ProxyOptions,
  { path, query, body, contentType }: ForwardedRequest,
  { method, ip: address, host, protocol, raw: { rawHeaders } }: FastifyRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return sendUpstream(upstream, {
    method,
    path: `${upstream.path}${path}${query === "" ? "" : `?${query}`}`,
    headers: requestHeaders(rawHeaders, { address, host, protocol }, `1.1 ${pseudonym}`, body, contentType),
    body,
    timeout,
    signal,
  });
}

function isReadable(encoding = "identity"): boolean {
  return encoding.toLowerCase() === "identity";
}

/**
 * Collects the body of a response. Call the returned function after the end of the response: it returns the text, or
 * `undefined` if the body is too long.
 */
function collectBody(response: IncomingMessage): () => string | undefined {
  const parts: Buffer[] = [];
  let length = 0;
  response.on("data", (part: Buffer) => {
    length += part.length;
    if (length <= mostRead) parts.push(part);
    else parts.length = 0;
  });
  return () => (length > mostRead ? undefined : Buffer.concat(parts).toString("utf8"));
}

/** Counts each violation and logs the first of its kind. */
function report(
  options: ProxyOptions,
  { name }: CheckedRequest,
  violations: readonly Violation[],
  request: FastifyRequest,
): void {
  const { service, record } = options;
  for (const violation of violations) {
    const isNew = record.add(service, name, violation);
    if (isNew) request.log.warn({ service, operation: name, ...violation }, "the contract is violated");
  }
}

const agents = { "http:": new http.Agent({ keepAlive: true }), "https:": new https.Agent({ keepAlive: true }) };

class UpstreamError extends Error {
  readonly statusCode: 502 | 504;

  constructor(statusCode: 502 | 504, message: string) {
    super(message);
    this.name = "UpstreamError";
    this.statusCode = statusCode;
  }
}

interface UpstreamRequest {
  readonly method: string;
  /** The path with the query string. */
  readonly path: string;
  readonly headers: Record<string, string | string[]>;
  readonly body: Uint8Array | undefined;
  /** In milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/**
 * Sends a request to an upstream. Does not follow redirects. Aborts if the response does not start or continue within
 * the timeout.
 */
function sendUpstream({ url }: Upstream, request: UpstreamRequest): Promise<http.IncomingMessage> {
  const { method, path, headers, body, timeout, signal } = request;
  const isTls = url.protocol === "https:";
  const options: https.RequestOptions = {
    hostname: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port,
    method,
    path,
    headers: { ...headers, host: url.host },
    agent: agents[isTls ? "https:" : "http:"],
    signal,
  };
  return new Promise((resolve, reject) => {
    const sent = (isTls ? https : http).request(options, resolve);
    sent.on("error", (error) => reject(error instanceof UpstreamError ? error : unreachable(error)));
    sent.setTimeout(timeout, () => sent.destroy(new UpstreamError(504, "The upstream does not respond in time.")));
    sent.end(body);
  });
}

/** Builds an error that names only the kind of failure, because the original message may contain keys. */
function unreachable({ code, name }: NodeJS.ErrnoException): UpstreamError {
  return new UpstreamError(502, `The upstream cannot be reached: ${code ?? name}.`);
}

const base = "/pbx/openapi.php";

/** Forwards requests for the exchange API to a real exchange. */
export function exchangeProxy(options: ServiceProxyOptions): FastifyPluginAsync {
  const contract = exchangeContract({ documentAt, compatibility });
  return proxyOn({ service: "exchange", base, paths: [base, `${base}/*`], contract, ...options });
}

const form = "application/x-www-form-urlencoded";

/** Forwards requests for the query interface to a real site. */
export async function queryProxy(options: ServiceProxyOptions): Promise<FastifyPluginAsync> {
  const checkAnswer = await loadQueryAnswerCheck();
  return proxyOn({
    service: "query",
    base: table.endpoint,
    paths: [table.endpoint, ...modulesByPath.keys()],
    contract: queryContract({ checkAnswer }),
    translate: (request, forwarded) =>
      atEndpoint(modulesByPath.get(request.routeOptions.url ?? ""), request, forwarded),
    ...options,
  });
}

const modulesByPath = new Map(
  Object.values(table.modules).flatMap(({ name, path }) => (path === undefined ? [] : [[`/${path}`, name]])),
);

/** Converts a request to a module's own path to one to the endpoint. Real sites have only the endpoint. */
async function atEndpoint(
  module: string | undefined,
  request: FastifyRequest,
  forwarded: ForwardedRequest,
): Promise<ForwardedRequest> {
  if (module === undefined) return forwarded;
  const { method, headers } = request;
  const { wire, given } = await parametersOf(table, {
    method,
    headers,
    query: forwarded.query,
    body: forwarded.body,
    module,
  });
  const query = given.has("format") ? wire : `${wire}&format=json`;
  return method === "POST"
    ? { path: "", query: "", body: Buffer.from(query), contentType: form }
    : { path: "", query, body: undefined };
}

/** The server to which a proxy sends its requests, and no other. */
export interface Upstream {
  readonly url: URL;
  /** The path without a trailing slash. */
  readonly path: string;
}

/**
 * Parses the address of an upstream. `name` is the option that it came from. Throws an error with a message for users.
 */
export function readUpstream(text: string, name: string): Upstream {
  const url = URL.parse(text);
  const takes = `${name} takes an address`;
  if (url === null || !["http:", "https:"].includes(url.protocol))
    throw new Error(`${takes} that begins with http:// or https://`);
  if (url.username !== "" || url.password !== "")
    throw new Error(`${takes} without a name or password, because requests contain their own`);
  if (url.search !== "" || url.hash !== "") throw new Error(`${takes} without “?” and “#”`);
  return { url, path: url.pathname.replace(/\/$/, "") };
}

/** Reports whether a path stays below the base that it is appended to, regardless of how an upstream decodes it. */
export function staysBelow(path: string): boolean {
  return !/%2e|%2f|%5c|%00|\\/i.test(path) && !path.split("/").some((segment) => segment === "." || segment === "..");
}
