import type { RequestView } from "./options.js";
import { RequestError, type ErrorResponse } from "./request-error.js";
export type TransportErrorKind = 
/** A try took longer than `timeout`. */
"timeout"
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
