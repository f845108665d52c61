import { RequestError } from "./request-error.js";
/** An error without a readable response. It contains no secrets. */
export class TransportError extends RequestError {
    constructor(given, answer) {
        const { kind, message = kind } = given;
        super(message, given, answer);
        this.name = kind === "aborted" ? "AbortError" : "TransportError";
        this.kind = kind;
    }
}
/**
 * @internal Creates the error for a response that has an error status or is not a response of the service. `missing`
 * describes what the JSON lacks.
 */
export function answerError(response, request, option, missing) {
    const { response: { ok, status, headers }, text, } = response;
    const found = missing
        ? `JSON without ${missing}`
        : text
            ? (headers.get("content-type") ?? "a body without a media type")
            : "no body";
    // Text that starts as an object but cannot be parsed has been cut off.
    const kind = !ok ? "http-status" : missing ? "unexpected-body" : text.startsWith("{") ? "cut-off" : "not-json";
    const hint = missing || status === 404 || (text.startsWith("<") && ok)
        ? ` (not a response of the service: check ${option})`
        : "";
    return transportError(kind, `${kind}: ${status}, ${found}${hint}`, request, response);
}
/** @internal Creates an error whose message ends with the URL. */
export function transportError(kind, text, request, response, cause) {
    return new TransportError({ kind, message: `${text}: ${request.method} ${request.url}`, request, ...cause }, response);
}
