/** No answer that could be read. It holds nothing secret. */
export class TransportError extends Error {
    constructor(kind, what, request, more) {
        super(`${what}: ${request.method} ${request.url}`, more);
        this.name = kind === "aborted" ? "AbortError" : "TransportError";
        this.kind = kind;
        this.request = request;
        this.status = more?.status;
    }
}
/** @internal What makes one: users catch these errors, and do not make them. */
export const NewTransportError = TransportError;
/** @internal An answer whose status says it all. */
export function statusError({ status }, request) {
    return new NewTransportError("http-status", `HTTP status ${status}`, request, { status });
}
