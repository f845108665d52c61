import { RequestError } from "./request-error.js";
/** The absence of a readable response. The error contains no secrets. */
export class TransportError extends RequestError {
    constructor(given, answer) {
        const { kind, message = kind } = given;
        super(message, given, answer);
        this.name = kind === "aborted" ? "AbortError" : "TransportError";
        this.kind = kind;
    }
}
/**
 * @internal A response without an error of the service: its status is that of an error, or its body is not a response
 * of the service. `missing` describes what JSON lacks to be one.
 */
export function answerError(response, request, option, missing) {
    const { response: { ok, status, headers }, text, } = response;
    const found = missing
        ? `JSON without ${missing}`
        : text
            ? (headers.get("content-type") ?? "a body without a media type")
            : "no body";
    // An object that cannot be read has lost its end.
    const kind = !ok ? "http-status" : missing ? "unexpected-body" : text.startsWith("{") ? "cut-off" : "not-json";
    const hint = missing || status === 404 || (text.startsWith("<") && ok)
        ? ` (not a response of the service: check ${option})`
        : "";
    return transportError(kind, `${kind}: ${status}, ${found}${hint}`, request, response);
}
/** @internal The message ends with the address. */
export function transportError(kind, text, request, response, cause) {
    return new TransportError({ kind, message: `${text}: ${request.method} ${request.url}`, request, ...cause }, response);
}
