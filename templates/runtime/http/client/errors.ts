import type { RequestView } from "./options.js";

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

export type TransportErrorKind =
  /** An attempt took longer than `timeout`. */
  | "timeout"
  /** The caller's signal was aborted. `name` is `AbortError`. */
  | "aborted"
  /** No response arrived, because there was no connection or the connection was lost. */
  | "network"
  /** The response body ended early. */
  | "cut-off"
  /** The HTTP status is an error, and the body has no details. */
  | "http-status"
  /** The body is not JSON. It is often an error page of a proxy. */
  | "not-json"
  /** The body is JSON but not a response of the service. Often the URL is that of another service. */
  | "unexpected-body"
  /** The continuation exceeded the maximum number of requests. */
  | "too-many-requests-of-continuation";

/** The data of an error that a test creates. */
interface TransportErrorInit extends ErrorResponse {
  readonly kind: TransportErrorKind;
  readonly message?: string | undefined;
  readonly cause?: unknown;
}

/** An error without a readable response. It contains no secrets. */
export class TransportError extends RequestError {
  declare readonly kind: TransportErrorKind;
  declare readonly request: RequestView;

  /** Creates an error in a test. Without a status, there was no response. The default message is the kind. */
  constructor(given: TransportErrorInit);
  /** @internal */
  constructor(given: TransportErrorInit, answer: ReceivedAnswer | undefined);
  constructor(given: TransportErrorInit, answer?: ReceivedAnswer) {
    const { kind, message = kind } = given;
    super(message, given, answer);
    this.name = kind === "aborted" ? "AbortError" : "TransportError";
    this.kind = kind;
  }
}

/** The name of the client option for the service's URL. */
type AddressOption = "endpoint" | "baseUrl";

/**
 * @internal Creates the error for a response that has an error status or is not a response of the service. `missing`
 * describes what the JSON lacks.
 */
export function answerError(
  response: ReceivedAnswer,
  request: RequestView,
  option: AddressOption,
  missing?: string,
): TransportError {
  const {
    response: { ok, status, headers },
    text,
  } = response;
  const found = missing
    ? `JSON without ${missing}`
    : text
      ? (headers.get("content-type") ?? "a body without a media type")
      : "no body";
  // Text that starts as an object but cannot be parsed has been cut off.
  const kind = !ok ? "http-status" : missing ? "unexpected-body" : text.startsWith("{") ? "cut-off" : "not-json";
  const hint =
    missing || status === 404 || (text.startsWith("<") && ok)
      ? ` (not a response of the service: check ${option})`
      : "";
  return transportError(kind, `${kind}: ${status}, ${found}${hint}`, request, response);
}

/** @internal Creates an error whose message ends with the URL. */
export function transportError(
  kind: TransportErrorKind,
  text: string,
  request: RequestView,
  response?: ReceivedAnswer,
  cause?: object,
): TransportError {
  return new TransportError(
    { kind, message: `${text}: ${request.method} ${request.url}`, request, ...cause },
    response,
  );
}

/** Removes secrets from a string that a server sent, because servers may repeat their input. */
export function withoutSecrets(text: unknown, secrets: readonly unknown[] = []): string {
  return secrets.reduce<string>(
    (rest, secret) => (secret ? rest.replaceAll(String(secret), "***") : rest),
    String(text),
  );
}

/** Matches the values of parameters whose names indicate a secret. */
const secretParameters = /([?&][^=&#]*(?:key|token|secret|password|passwd|auth|signature|pin)=)[^&#]*/gi;

/** Removes user name, password and the values of secret parameters from a URL. */
export function withoutSecretParameters(address: string): string {
  return address.replace(secretParameters, "$1***").replace(/^(\w+:\/\/)[^/?#]*@/, "$1");
}

/** One problem of a request. */
export interface Finding {
  /** The error code that the service would return. */
  readonly code: string;
  /** The field, or the parameter without its prefix. */
  readonly parameter: string | undefined;
  readonly wireName: string | undefined;
  /** The beginning of the value, unless it is secret. */
  readonly received: string | undefined;
  readonly expected: string | undefined;
  /** The violated rule between parameters, as a sentence. It is undefined if no rule was violated. */
  readonly rule?: string | undefined;
  readonly message: string;
}

/** A request that was not sent, because the service would reject it. */
export class ValidationError extends Error {
  declare readonly name: "ValidationError";
  declare readonly findings: readonly Finding[];

  private constructor(findings: readonly Finding[]) {
    super(findings.map(({ message }) => message).join("\n"));
    this.name = "ValidationError";
    this.findings = findings;
  }

  /** @internal Users catch these errors and do not create them. */
  static of(findings: readonly Finding[]): ValidationError {
    return new ValidationError(findings);
  }
}
