import type { RequestView } from "./options.js";
import { withoutSecrets } from "./without-secrets.js";

/** A complete response and the secrets of its request, which the response may repeat. */
export interface ReceivedAnswer {
  readonly response: Response;
  readonly text: string;
  readonly secrets?: readonly unknown[];
}

/** The response of an error that a test creates. */
export interface ErrorResponse {
  /** The HTTP status. */
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
  readonly request?: RequestView | undefined;
}

/** Headers in which servers and proxies return a request id. */
const idName = /^(x-)?(amzn?-)?(request|correlation|trace)-?id$/;

/** @internal */
export function requestIdOf(headers: Headers): string | undefined {
  return [...headers.entries()].find(([name]) => idName.test(name))?.[1];
}

/**
 * The base class of all client errors. `console.log` and `JSON.stringify` omit headers and body, because they may be
 * long or contain private data.
 */
export class RequestError extends Error {
  /** Undefined if nothing was sent. */
  declare readonly request: RequestView | undefined;
  /** The HTTP status, or undefined if there was no response. */
  declare readonly status: number | undefined;
  /** The server's id of the request, if a response header contains it. */
  declare readonly requestId: string | undefined;
  /** The response headers, without cookies. */
  declare readonly headers: Headers | undefined;
  /** The response body without secrets of the request. It is empty if the response had no body. */
  declare readonly body: string | undefined;

  /** If `answer` is undefined, the response is built from `given`, provided that it has a status. */
  protected constructor(message: string, given: ErrorResponse & { readonly cause?: unknown }, answer?: ReceivedAnswer) {
    super(message, "cause" in given ? given : undefined);
    const { response = given, text = given.body ?? "", secrets } = answer ?? {};
    const isSent = response.status !== undefined;
    const headers = isSent ? new Headers(response.headers) : undefined;
    headers?.delete("set-cookie");
    this.request = given.request;
    this.status = response.status;
    this.requestId = headers && requestIdOf(headers);
    Object.defineProperties(this, {
      headers: { value: headers },
      body: { value: isSent ? withoutSecrets(text, secrets) : undefined },
    });
  }

  /** Returns the name, the service's error code, the message, the HTTP status and the URL without secrets. */
  override toString(): string {
    const { name, message, status, request } = this;
    const { code } = this as { readonly code?: string };
    const where = [status && `HTTP ${status}`, request && `${request.method} ${request.url}`].filter(
      (one) => one && !message.includes(one),
    );
    return `${name}: ${code && !message.startsWith(code) ? `${code}: ` : ""}${message}${where[0] ? ` (${where.join(", ")})` : ""}`;
  }

  /** Returns the members that `console.log` shows, and the message, for logs. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}
