// The module categories of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the categories that each page is in.
 *
 * The parameters of `categories`, without the prefix `cl`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Categories}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { categories: { prop: ["sortkey"] } } })); // The categories of a page, with their sort keys
 */
export interface CategoriesParameters {
  /**
   * What to say of each category beside its title. Up to 50 values, for privileged callers up to 500.
   *
   * - `hidden`: Whether the category is hidden.
   * - `sortkey`: The key by which the page is sorted in the category, in hexadecimal digits, and the prefix of it that the page gave.
   * - `timestamp`: When the page was put into the category.
   *
   * Wire name: `clprop`, in a generator `gclprop`. Documented.
   */
  readonly prop?: "hidden" | "sortkey" | "timestamp" | readonly ("hidden" | "sortkey" | "timestamp")[] | undefined;
  /**
   * Lists only categories that are hidden, or only those that are not. Up to 50 values, for privileged callers up to 500.
   *
   * - `!hidden`: Categories that are not hidden.
   * - `hidden`: Hidden categories.
   *
   * Values of `show` that contradict each other: `hidden` and `!hidden` (`show`). (decided: D-183)
   *
   * Wire name: `clshow`, in a generator `gclshow`. Documented.
   */
  readonly show?: "!hidden" | "hidden" | readonly ("!hidden" | "hidden")[] | undefined;
  /**
   * The most categories that one answer holds, for all pages together. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `cllimit`, in a generator `gcllimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `clcontinue`, in a generator `gclcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Looks for these categories only: for finding out whether a page is in one of them. Up to 50 values, for privileged callers up to 500. Form: the title of a page in the namespace 14 (others are left out with the warning `invalidcategory`). (decided: D-184)
   *
   * Wire name: `clcategories`, in a generator `gclcategories`. Documented.
   */
  readonly categories?: string | readonly string[] | undefined;
  /**
   * The order of the names of the categories. Default: `ascending`.
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
