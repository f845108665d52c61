// The module categories of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `categories`, without the prefix `cl`. The module can be a generator. */
export interface CategoriesParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `clprop`, in a generator `gclprop`. Documented.
   */
  readonly prop?: "hidden" | "sortkey" | "timestamp" | readonly ("hidden" | "sortkey" | "timestamp")[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Values of `show` that contradict each other: `hidden` and `!hidden` (`show`). (decided: D-183)
   *
   * Wire name: `clshow`, in a generator `gclshow`. Documented.
   */
  readonly show?: "!hidden" | "hidden" | readonly ("!hidden" | "hidden")[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `cllimit`, in a generator `gcllimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `clcontinue`, in a generator `gclcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Form: the title of a page in the namespace 14 (others are left out with the warning `invalidcategory`). (decided: D-184)
   *
   * Wire name: `clcategories`, in a generator `gclcategories`. Documented.
   */
  readonly categories?: string | readonly string[] | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `cldir`, in a generator `gcldir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** What a page has of `categories`. (decided: D-220) */
export type CategoriesPage<P = CategoriesParameters, Kind = "existing"> = (Kind extends "existing" ? {
  /** Of pages that are existing only. May be missing. */
  readonly categories?: readonly (Flat<{
    readonly ns: number;
    readonly title: string;
  } & MembersIf<Holds<P, "prop", "sortkey">, {
    /** Comes with `prop=sortkey`. */
    readonly sortkey: string;
    /** Comes with `prop=sortkey`. */
    readonly sortkeyprefix: string;
  }> & MembersIf<Holds<P, "prop", "timestamp">, {
    /** Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "hidden">, {
    /** Comes with `prop=hidden`. */
    readonly hidden: boolean;
  }>>)[];
} : {});
