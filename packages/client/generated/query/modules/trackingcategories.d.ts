// The module trackingcategories of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `trackingcategories`, without the prefix `tc`. The module can be a generator. */
export interface TrackingcategoriesParameters {
  /**
   * Text.
   *
   * Wire name: `tccontinue`, in a generator `gtccontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `tctrackingcatname`, in a generator `gtctrackingcatname`. Documented.
   */
  readonly trackingcatname?: string | readonly string[] | undefined;
  /**
   * A whole number.
   *
   * Wire name: `tcmin`, in a generator `gtcmin`. Documented.
   */
  readonly min?: number | undefined;
  /**
   * A whole number.
   *
   * Wire name: `tcmax`, in a generator `gtcmax`. Documented.
   */
  readonly max?: number | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `tclimit`, in a generator `gtclimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * Wire name: `tcprop`, in a generator `gtcprop`. Documented.
   */
  readonly prop?: "hidden" | "size" | readonly ("hidden" | "size")[] | undefined;
}

/** An item of `trackingcategories`. (decided: D-219) */
export type TrackingcategoriesItem<P = TrackingcategoriesParameters> = Flat<{
  readonly category: string;
  /** The name of the message that holds the title. */
  readonly trackingcatname: string;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** Comes with `prop=size`. */
  readonly size: number;
  /** Comes with `prop=size`. */
  readonly pages: number;
  /** Comes with `prop=size`. */
  readonly files: number;
  /** Comes with `prop=size`. */
  readonly subcats: number;
}> & MembersIf<Holds<P, "prop", "hidden", Defaults>, {
  /** Comes with `prop=hidden`. */
  readonly hidden: boolean;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
