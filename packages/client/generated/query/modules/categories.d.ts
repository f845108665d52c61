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
   * What to say of each category beside its title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `hidden`: Whether the category is hidden.
   * - `sortkey`: The key by which the page is sorted in the category, in hexadecimal digits, and the prefix of it that the page gave.
   * - `timestamp`: When the page was put into the category.
   *
   * Wire name: `clprop` (decided: D-107), in a generator `gclprop` (decided: D-108).
   */
  readonly prop?: "hidden" | "sortkey" | "timestamp" | readonly ("hidden" | "sortkey" | "timestamp")[] | undefined;
  /**
   * Lists only categories that are hidden, or only those that are not. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!hidden`: Categories that are not hidden.
   * - `hidden`: Hidden categories.
   *
   * Values of `show` that contradict each other: `hidden` and `!hidden` (`show`). (decided: D-183)
   *
   * Wire name: `clshow` (decided: D-107), in a generator `gclshow` (decided: D-108).
   */
  readonly show?: "!hidden" | "hidden" | readonly ("!hidden" | "hidden")[] | undefined;
  /**
   * The most categories that one answer holds, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `cllimit` (decided: D-107), in a generator `gcllimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `clcontinue` (decided: D-107), in a generator `gclcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Looks for these categories only: for finding out whether a page is in one of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: the title of a page in the namespace 14 (others are left out with the warning `invalidcategory`). (decided: D-184)
   *
   * Wire name: `clcategories` (decided: D-107), in a generator `gclcategories` (decided: D-108).
   */
  readonly categories?: string | readonly string[] | undefined;
  /**
   * The order of the names of the categories. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the name of the category.
   * - `descending`: From Z to A by the name of the category.
   *
   * Wire name: `cldir` (decided: D-107), in a generator `gcldir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** What a page has of `categories`. (decided: D-220) */
export type CategoriesPage<P = CategoriesParameters, Kind = "existing"> = (Kind extends "existing" ? {
  /** The categories that the page is in. Of pages that are existing only. May be missing. */
  readonly categories?: readonly (Flat<{
    /** The namespace id of categories, `14`. */
    readonly ns: number;
    /** The title of the category, with the name of its namespace. */
    readonly title: string;
  } & MembersIf<Holds<P, "prop", "sortkey">, {
    /** The whole key by which the category sorts the page, in hexadecimal digits. Comes with `prop=sortkey`. */
    readonly sortkey: string;
    /** The part of the sort key that the page itself gives; empty where it gives none. Comes with `prop=sortkey`. */
    readonly sortkeyprefix: string;
  }> & MembersIf<Holds<P, "prop", "timestamp">, {
    /** When the page was put into the category. Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "hidden">, {
    /** Whether the category is hidden: pages name it only for readers who ask for hidden categories. Comes with `prop=hidden`. */
    readonly hidden: boolean;
  }>>)[];
} : {});
