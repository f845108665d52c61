import type { CallOptions as TransportCallOptions, TransportOptions } from "../../http/client/options.js";
import type { Message, Item } from "./errors.js";
/** Options of a client. */
export interface QueryClientOptions extends TransportOptions {
    /** The URL of the single endpoint. */
    readonly endpoint: string | URL;
    /** The name of the program, sent as `User-Agent`. */
    readonly userAgent?: string | undefined;
    /** An OAuth token, sent as `Authorization: Bearer`. */
    readonly accessToken?: string | undefined;
    /** True if the higher limit applies to the caller, who may then pass more values for one parameter. */
    readonly highLimits?: boolean | undefined;
    /** The maximum number of requests that one call sends to follow its continuation; 10,000 by default. */
    readonly maximumRequests?: number | undefined;
    /** Called with every warning of a response. */
    readonly onWarning?: OnWarning | undefined;
    /** Checks requests before they are sent. `true` loads the validators package, and a function replaces its check. */
    readonly validate?: boolean | Validate | undefined;
}
/** Options of a single call. */
export interface CallOptions extends TransportCallOptions {
    /** Overrides the callback of the client. */
    readonly onWarning?: OnWarning | undefined;
    /** Overrides the maximum of the client. */
    readonly maximumRequests?: number | undefined;
}
/**
 * Options of any call, including whether the parameters are sent in the body. A POST request is not retried if it may
 * have been executed.
 */
export interface SendOptions extends CallOptions {
    readonly post?: boolean | undefined;
}
export type OnWarning = (warning: Message) => void;
/** Throws if the service would reject the request, which is passed as a query string. */
export type Validate = (query: string, highLimits: boolean) => void | Promise<void>;
/** The value of a parameter. `false` and `undefined` are omitted from the request. */
export type Value = string | number | boolean | Date | readonly (string | number | Date)[] | undefined;
/** The parameters of a custom request, by wire name. */
export type WireParameters = Readonly<Record<string, Value>>;
/** The methods of every client, regardless of its modules. */
export interface ClientBase {
    /**
     * Sends any request with wire names and returns the complete response. It uses the client's transport. `post` sends
     * the parameters in the body.
     */
    request(parameters: WireParameters, call?: SendOptions): Promise<Item>;
}
