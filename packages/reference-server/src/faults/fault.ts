export type Service = "exchange" | "query";

/** The effect of a fault on a request, after its latency. */
export type Effect =
  | { readonly kind: "status"; readonly status: number }
  /** Closes the connection without a response. */
  | { readonly kind: "cut" }
  /** Closes the connection in the middle of the body. */
  | { readonly kind: "truncate" }
  /** Simulates a database lag in seconds. Requests with a lower `maxlag` are refused. */
  | { readonly kind: "maxlag"; readonly seconds: number }
  | { readonly kind: "ratelimited" };

export interface Fault {
  /** In milliseconds. */
  readonly latency: number;
  readonly effect: Effect | undefined;
}

/** A fault and the requests that it affects. */
export interface FaultRule extends Fault {
  /** The share of affected requests, from 0 to 1. */
  readonly share: number;
  readonly service: Service | undefined;
  readonly method: string | undefined;
  /** The prefix of the path. */
  readonly path: string | undefined;
}
