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
  /** The caller may pass more values for one parameter: the higher of the two limits of the service. */
  readonly highLimits?: boolean | undefined;
  /** The maximum number of requests in which one call follows its continuation; 10,000 by default. */
  readonly maximumRequests?: number | undefined;
  /** Called with every warning of a response. */
  readonly onWarning?: OnWarning | undefined;
  /** Checks requests before they are sent. `true` loads the validators package, and a function replaces its check. */
  readonly validate?: boolean | Validate | undefined;
}

/** Options of a single call. */
export interface CallOptions extends TransportCallOptions {
  /** Overrides that of the client. */
  readonly onWarning?: OnWarning | undefined;
  /** Overrides that of the client. */
  readonly maximumRequests?: number | undefined;
}

/**
 * Options of any call, and whether the parameters go into a body. A POST request is not repeated if it may have been
 * executed.
 */
export interface SendOptions extends CallOptions {
  readonly post?: boolean | undefined;
}

export type OnWarning = (warning: Message) => void;

/** Throws if the service would refuse the request, which is passed as the query string to be sent. */
export type Validate = (query: string, highLimits: boolean) => void | Promise<void>;
