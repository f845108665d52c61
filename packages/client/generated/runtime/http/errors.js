import { RequestError } from "./request-error.js";
/** No answer that could be read. It holds nothing secret. */
export class TransportError extends RequestError {
    constructor(first, text, request, more = {}) {
        const given = typeof first === "object" ? first : undefined;
        const kind = given ? given.kind : first;
        const what = given ? (given.message ?? kind) : `${text}: ${request.method} ${request.url}`;
        super(what, request ?? given?.request, given?.status ? given : more.answer, "cause" in (given ?? more) ? { cause: (given ?? more).cause } : undefined);
        this.name = kind === "aborted" ? "AbortError" : "TransportError";
        this.kind = kind;
    }
}
/** @internal */
export const NewTransportError = TransportError;
/** @internal An answer without an error of the service: its status says it all, or its body is not what it should be. */
export function answerError(answer, request) {
    const { response: { ok, status, headers }, text } = answer;
    const found = text ? (headers.get("content-type") ?? "a body of no media type") : "no body";
    // An object that cannot be read has lost its end.
    const kind = ok ? (text.startsWith("{") ? "cut-off" : "not-json") : "http-status";
    return new NewTransportError(kind, `${kind}: ${status}, ${found}`, request, { answer });
}
