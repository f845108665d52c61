import type { RequestView } from "./options.js";
import { RequestError, type ErrorResponse } from "./request-error.js";
export type TransportErrorKind = 
/** An attempt took longer than `timeout`. */
"timeout"
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
export declare class TransportError extends RequestError {
    readonly kind: TransportErrorKind;
    readonly request: RequestView;
    /** Creates an error in a test. Without a status, there was no response. The default message is the kind. */
    constructor(given: TransportErrorInit);
}
/** The name of the client option for the service's URL. */
export type AddressOption = "endpoint" | "baseUrl";
