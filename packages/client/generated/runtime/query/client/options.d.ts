import type { CallOptions as TransportCallOptions, TransportOptions } from "../../http/options.js";
import type { Message } from "./results.js";
/** Options of a client. */
export interface QueryClientOptions extends TransportOptions {
    /** The address of the one endpoint. */
    readonly endpoint: string | URL;
    /** The name of the program, sent as `User-Agent`. */
    readonly userAgent?: string | undefined;
    /** An OAuth token, sent as `Authorization: Bearer`. */
    readonly accessToken?: string | undefined;
    /** The caller may give more values for one parameter: the higher of the two limits of the service. */
    readonly highLimits?: boolean | undefined;
    /** The most requests that one call makes to reach the end of its continuation; 10,000 where it is not given. */
    readonly maximumRequests?: number | undefined;
    /** Called with every warning of a response. */
    readonly onWarning?: OnWarning | undefined;
    /** Checks requests before they are sent. `true` loads the validators package, and a function replaces its check. */
    readonly validate?: boolean | Validate | undefined;
}
/** Options of a single call. */
export interface CallOptions extends TransportCallOptions {
    /** In place of the client's. */
    readonly onWarning?: OnWarning | undefined;
    /** In place of the client's. */
    readonly maximumRequests?: number | undefined;
}
/**
 * As of any call, and whether the parameters go into a body. What is posted is not sent again where it may have been
 * done.
 */
export interface SendOptions extends CallOptions {
    readonly post?: boolean | undefined;
}
export type OnWarning = (warning: Message) => void;
/** Throws where the service would refuse the request, which is given as the query string that is about to be sent. */
export type Validate = (query: string, highLimits: boolean) => void | Promise<void>;
