/** @typedef {import("./types.js").RequestView} RequestView */

/** No answer that could be read. It holds nothing secret. */
export class TransportError extends Error {
  /** @param {import("./types.js").TransportErrorKind} kind @param {string} what @param {RequestView} request @param { { status?: number, cause?: unknown } } [more] */
  constructor(kind, what, request, more) {
    super(`${what}: ${request.method} ${request.url}`, more);
    this.name = kind === "aborted" ? "AbortError" : "TransportError";
    this.kind = kind;
    this.request = request;
    /** The HTTP status, where an answer came. */
    this.status = more?.status;
  }
}

/** An answer whose status says it all. @param {Response} response @param {RequestView} request */
export function statusError({ status }, request) {
  return new TransportError("http-status", `HTTP status ${status}`, request, { status });
}
