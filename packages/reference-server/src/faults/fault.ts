export type Service = "exchange" | "query";

/** The effect of a fault on a request, after its latency. */
export type Effect =
  | { readonly kind: "status"; readonly status: number }
  /** The connection is closed without a response. */
  | { readonly kind: "cut" }
  /** The connection is closed in the middle of the body. */
  | { readonly kind: "truncate" }
  /** The databases lag by this number of seconds: requests that allow less are refused. */
  | { readonly kind: "maxlag"; readonly seconds: number }
  | { readonly kind: "ratelimited" };

export interface Fault {
  /** In milliseconds. */
  readonly latency: number;
  readonly effect: Effect | undefined;
}

/** A fault, and the requests that have it. */
export interface FaultRule extends Fault {
  /** From 0 to 1. */
  readonly share: number;
  readonly service: Service | undefined;
  readonly method: string | undefined;
  /** The beginning of the path. */
  readonly path: string | undefined;
}
