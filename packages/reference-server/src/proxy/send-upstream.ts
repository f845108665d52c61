import http from "node:http";
import https from "node:https";
import type { Upstream } from "./upstream.ts";

const agents = { "http:": new http.Agent({ keepAlive: true }), "https:": new https.Agent({ keepAlive: true }) };

/** The upstream does not answer. */
export class UpstreamError extends Error {
  readonly statusCode: 502 | 504;

  constructor(statusCode: 502 | 504, message: string) {
    super(message);
    this.name = "UpstreamError";
    this.statusCode = statusCode;
  }
}

export interface UpstreamRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Record<string, string | string[]>;
  readonly body: Uint8Array | undefined;
  /** In milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** Sends a request to an upstream. Redirects are not followed. An answer that does not begin, or does not go on, in time is aborted. */
export function sendUpstream({ url }: Upstream, request: UpstreamRequest): Promise<http.IncomingMessage> {
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

/** Names the kind of the error only: its message may hold keys. */
function unreachable({ code, name }: NodeJS.ErrnoException): UpstreamError {
  return new UpstreamError(502, `The upstream cannot be reached: ${code ?? name}.`);
}
