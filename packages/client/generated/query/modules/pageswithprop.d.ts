// The module pageswithprop of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `pageswithprop`, without the prefix `pwp`. The module can be a generator. */
export interface PageswithpropParameters {
  /**
   * Text.
   *
   * Wire name: `pwppropname`, in a generator `gpwppropname`. Documented.
   */
  readonly propname: string;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`.
   *
   * Wire name: `pwpprop`, in a generator `gpwpprop`. Documented.
   */
  readonly prop?: "ids" | "title" | "value" | readonly ("ids" | "title" | "value")[] | undefined;
  /**
   * Text. Form: `<integer>`; or empty (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `pwpcontinue`, in a generator `gpwpcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `pwplimit`, in a generator `gpwplimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `pwpdir`, in a generator `gpwpdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `pageswithprop`. (decided: D-219) */
export type PageswithpropItem<P = PageswithpropParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** Comes with `prop=ids`. */
  readonly pageid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** Comes with `prop=title`. */
  readonly ns: number;
  /** Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "value", Defaults>, {
  /** Comes with `prop=value`. */
  readonly value: string;
}>>;

interface Defaults {
  readonly prop: ["ids", "title"];
}

export {};
