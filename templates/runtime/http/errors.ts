import type { RequestView } from "./options.js";
import { RequestError, type ErrorResponse, type ReceivedAnswer } from "./request-error.js";

export type TransportErrorKind =
  /** A try took longer than `timeout`. */
  | "timeout"
  /** The caller's signal was aborted. `name` is `AbortError`. */
  | "aborted"
  /** No response arrived, because there was no connection or it was lost. */
  | "network"
  /** The response body ended early. */
  | "cut-off"
  /** The HTTP status is an error, and the body has no details. */
  | "http-status"
  /** The body is not the JSON it should be: often a page of a proxy. */
  | "not-json"
  /** The body is JSON that is not a response of the service: often the address is that of another one. */
  | "unexpected-body"
  /** The continuation did not end within the cap. */
  | "too-many-requests-of-continuation";

/** The data of an error that a test creates. */
export interface TransportErrorInit extends ErrorResponse {
  readonly kind: TransportErrorKind;
  readonly message?: string | undefined;
  readonly cause?: unknown;
}

/** The absence of a readable response. The error contains no secrets. */
export class TransportError extends RequestError {
  declare readonly kind: TransportErrorKind;
  declare readonly request: RequestView;

  /**
   * Tests create errors by hand: without a status there was no response, and the message is the kind unless it is
   * given.
   */
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

/** The option of a client that has the address of its service. */
export type AddressOption = "endpoint" | "baseUrl";

/**
 * @internal A response without an error of the service: its status is that of an error, or its body is not a response
 * of the service. `missing` describes what JSON lacks to be one.
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
  // An object that cannot be read has lost its end.
  const kind = !ok ? "http-status" : missing ? "unexpected-body" : text.startsWith("{") ? "cut-off" : "not-json";
  const hint =
    missing || status === 404 || (text.startsWith("<") && ok)
      ? ` (not a response of the service: check ${option})`
      : "";
  return transportError(kind, `${kind}: ${status}, ${found}${hint}`, request, response);
}

/** @internal The message ends with the address. */
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
