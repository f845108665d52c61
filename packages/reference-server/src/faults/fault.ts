export type Service = "exchange" | "query";

/** What happens to a request, after its latency: nothing more, or one of these. */
export type Effect =
  | { readonly kind: "status"; readonly status: number }
  /** The connection is closed without an answer. */
  | { readonly kind: "cut" }
  /** The connection is closed in the middle of the body. */
  | { readonly kind: "truncate" }
  /** The databases lag by so many seconds: requests that allow less are refused. */
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
  /** What the path begins with. */
  readonly path: string | undefined;
}
