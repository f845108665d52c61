import type { RequestView } from "./options.js";

export type TransportErrorKind =
  /** A try took longer than `timeout`. */
  | "timeout"
  /** The caller's signal was aborted. `name` is `AbortError`. */
  | "aborted"
  /** No answer came: no connection, or none that lasted. */
  | "network"
  /** The answer ended before its end. */
  | "cut-off"
  /** The HTTP status is that of an error, and the body does not say more. */
  | "http-status"
  /** The body is not the JSON it should be: often a page of a proxy. */
  | "not-json"
  /** The continuation did not end within the cap. */
  | "too-many-requests-of-continuation";

/** No answer that could be read. It holds nothing secret. */
export class TransportError extends Error {
  declare readonly kind: TransportErrorKind;
  declare readonly request: RequestView;
  /** The HTTP status, where an answer came. */
  declare readonly status: number | undefined;

  private constructor(kind: TransportErrorKind, what: string, request: RequestView, more?: ErrorDetails) {
    super(`${what}: ${request.method} ${request.url}`, more);
    this.name = kind === "aborted" ? "AbortError" : "TransportError";
    this.kind = kind;
    this.request = request;
    this.status = more?.status;
  }
}

/** @internal What makes one: users catch these errors, and do not make them. */
export const NewTransportError = TransportError as unknown as new (
  kind: TransportErrorKind, what: string, request: RequestView, more?: ErrorDetails,
) => TransportError;

/** @internal */
export interface ErrorDetails {
  readonly status?: number;
  readonly cause?: unknown;
}

/** @internal An answer whose status says it all. */
export function statusError({ status }: Response, request: RequestView): TransportError {
  return new NewTransportError("http-status", `HTTP status ${status}`, request, { status });
}
