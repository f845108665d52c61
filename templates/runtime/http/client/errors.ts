import type { RequestView } from "./options.js";
import { RequestError, type ErrorResponse, type ReceivedAnswer } from "./request-error.js";

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
export interface TransportErrorInit extends ErrorResponse {
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
export type AddressOption = "endpoint" | "baseUrl";

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
