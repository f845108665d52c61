import type { RequestView } from "./options.js";
import { RequestError, type ErrorResponse } from "./request-error.js";
export type TransportErrorKind = 
/** A try took longer than `timeout`. */
"timeout"
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
/** The body is JSON that is not a response of the service: often the address is that of another one. */
 | "unexpected-body"
/** The continuation did not end within the cap. */
 | "too-many-requests-of-continuation";
/** What a test gives an error that it creates by hand. */
export interface TransportErrorInit extends ErrorResponse {
    readonly kind: TransportErrorKind;
    readonly message?: string | undefined;
    readonly cause?: unknown;
}
/** No answer that could be read. It holds nothing secret. */
export declare class TransportError extends RequestError {
    readonly kind: TransportErrorKind;
    readonly request: RequestView;
    /**
     * Tests create errors by hand: without a status there was no response, and the message is the kind unless it is
     * given.
     */
    constructor(given: TransportErrorInit);
}
/** The option of a client that has the address of its service. */
export type AddressOption = "endpoint" | "baseUrl";
