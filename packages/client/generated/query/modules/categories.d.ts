// The module categories of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the categories that each page belongs to.
 *
 * The parameters of `categories`, without the prefix `cl`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Categories}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { categories: { prop: ["sortkey"] } } })); // The categories of a page, with their sort keys
 */
export interface CategoriesParameters {
  /**
   * Properties to return for each category in addition to its title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `hidden`: Whether the category is hidden.
   * - `sortkey`: The sort key of the page in the category, in hexadecimal digits, and the prefix that the page sets.
   * - `timestamp`: The time at which the page was added to the category.
   *
   * Wire name: `clprop` (decided: D-107), in a generator `gclprop` (decided: D-108).
   */
  readonly prop?: "hidden" | "sortkey" | "timestamp" | readonly ("hidden" | "sortkey" | "timestamp")[] | undefined;
  /**
   * How to filter hidden categories. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!hidden`: Categories that are not hidden.
   * - `hidden`: Hidden categories.
   *
   * Contradicting values of `show`: `hidden` and `!hidden` (`show`). (decided: D-183)
   *
   * Wire name: `clshow` (decided: D-107), in a generator `gclshow` (decided: D-108).
   */
  readonly show?: "!hidden" | "hidden" | readonly ("!hidden" | "hidden")[] | undefined;
  /**
   * Maximum number of categories to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `cllimit` (decided: D-107), in a generator `gcllimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `clcontinue` (decided: D-107), in a generator `gclcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only these categories. Useful to check whether a page is in one of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: the title of a page in the namespace 14 (other values are ignored with the warning `invalidcategory`). (decided: D-184)
   *
   * Wire name: `clcategories` (decided: D-107), in a generator `gclcategories` (decided: D-108).
   */
  readonly categories?: string | readonly string[] | undefined;
  /**
   * Sort direction of the category names. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the category.
   * - `descending`: Descending, by the name of the category.
   *
   * Wire name: `cldir` (decided: D-107), in a generator `gcldir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** The members of a page from `categories`. (decided: D-220) */
export type CategoriesPage<P = CategoriesParameters, Kind = "existing"> = (Kind extends "existing" ? {
  /** The categories that the page belongs to. Only for pages that are existing. May be missing. */
  readonly categories?: readonly (Flat<{
    /** The namespace ID of categories, `14`. */
    readonly ns: number;
    /** The title of the category, including the namespace. */
    readonly title: string;
  } & MembersIf<Holds<P, "prop", "sortkey">, {
    /** The full sort key of the page in the category, in hexadecimal digits. Comes with `prop=sortkey`. */
    readonly sortkey: string;
    /** The sort key prefix that the page sets; empty if it sets none. Comes with `prop=sortkey`. */
    readonly sortkeyprefix: string;
  }> & MembersIf<Holds<P, "prop", "timestamp">, {
    /** The time at which the page was added to the category. Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "hidden">, {
    /** Whether the category is hidden: pages show it only to readers who chose to see hidden categories. Comes with `prop=hidden`. */
    readonly hidden: boolean;
  }>>)[];
} : {});
