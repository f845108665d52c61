import type { RequestView } from "./options.js";
import { withoutSecrets } from "./without-secrets.js";

/** An answer that came in whole, and the secrets of its request, which it may repeat. */
export interface ReceivedAnswer {
  readonly response: Response;
  readonly text: string;
  readonly secrets?: readonly unknown[];
}

/** The header fields in which servers and proxies name a request. */
const idName = /^(x-)?(amzn?-)?(request|correlation|trace)-?id$/;

/** @internal */
export function requestIdOf(headers: Headers): string | undefined {
  return [...headers.entries()].find(([name]) => idName.test(name))?.[1];
}

/**
 * What every error of a client has of the answer that it is about. Neither `console.log` nor `JSON.stringify` shows header fields and body:
 * they may be long, or repeat private data.
 */
export class RequestError extends Error {
  /** Undefined where nothing was sent. */
  declare readonly request: RequestView | undefined;
  /** The HTTP status. Undefined where no answer came. */
  declare readonly status: number | undefined;
  /** What the server calls the request, where a header field says it. */
  declare readonly requestId: string | undefined;
  /** The header fields of the answer, without cookies. */
  declare readonly headers: Headers | undefined;
  /** The body of the answer as it came, without secrets of the request; empty where there was none. */
  declare readonly body: string | undefined;

  protected constructor(message: string, request: RequestView | undefined, answer?: ReceivedAnswer, cause?: { readonly cause: unknown }) {
    super(message, cause);
    const headers = answer && new Headers(answer.response.headers);
    headers?.delete("set-cookie");
    this.request = request;
    this.status = answer?.response.status;
    this.requestId = headers && requestIdOf(headers);
    const body = answer && withoutSecrets(answer.text, answer.secrets);
    Object.defineProperties(this, { headers: { value: headers }, body: { value: body } });
  }

  /** The name, the code of the service, the message, the HTTP status and the address without secrets. */
  override toString(): string {
    const { name, message, status, request } = this;
    const { code } = this as { readonly code?: string };
    const where = [status && `HTTP ${status}`, request && `${request.method} ${request.url}`].filter((one) => one && !message.includes(one));
    return `${name}: ${code && !message.startsWith(code) ? `${code}: ` : ""}${message}${where[0] ? ` (${where.join(", ")})` : ""}`;
  }

  /** For logs: the members that `console.log` shows, and the message. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}
