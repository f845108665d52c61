// The module allcategories of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists all categories that the site knows, in alphabetical order. A category may have no members.
 *
 * The parameters of `allcategories`, without the prefix `ac`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
 * @example for await (const item of wiki.list("allcategories", { prop: ["size"], limit: 2 })) console.log(item); // Categories and their sizes
 */
export interface AllcategoriesParameters {
  /**
   * Category to start from. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 14 (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `acfrom` (decided: D-107), in a generator `gacfrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `accontinue` (decided: D-107), in a generator `gaccontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Category to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 14 (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `acto` (decided: D-107), in a generator `gacto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only categories whose names begin with this string. Form: the beginning of a title without its namespace, which is that with the id 14 (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `acprefix` (decided: D-107), in a generator `gacprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * Sort direction of the names. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the category.
   * - `descending`: Descending, by the name of the category.
   *
   * Wire name: `acdir` (decided: D-107), in a generator `gacdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Minimum number of members.
   *
   * Wire name: `acmin` (decided: D-107), in a generator `gacmin` (decided: D-108).
   */
  readonly min?: number | undefined;
  /**
   * Maximum number of members.
   *
   * Wire name: `acmax` (decided: D-107), in a generator `gacmax` (decided: D-108).
   */
  readonly max?: number | undefined;
  /**
   * Maximum number of categories to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `aclimit` (decided: D-107), in a generator `gaclimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Properties to return for each category in addition to its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `hidden`: Whether the category is hidden from readers.
   * - `size`: The number of members: in total, and of pages, files and subcategories.
   *
   * Wire name: `acprop` (decided: D-107), in a generator `gacprop` (decided: D-108).
   */
  readonly prop?: "hidden" | "size" | readonly ("hidden" | "size")[] | undefined;
}

/** An item of `allcategories`. (decided: D-219) */
export type AllcategoriesItem<P = AllcategoriesParameters> = Flat<{
  /** The name of the category, without the namespace. A category page does not have to exist. */
  readonly category: string;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** The total number of members. Comes with `prop=size`. */
  readonly size: number;
  /** The number of members that are neither subcategories nor files. Comes with `prop=size`. */
  readonly pages: number;
  /** The number of members that are files. Comes with `prop=size`. */
  readonly files: number;
  /** The number of members that are subcategories. Comes with `prop=size`. */
  readonly subcats: number;
}> & MembersIf<Holds<P, "prop", "hidden", Defaults>, {
  /** Whether the category is hidden: pages show it only to readers who chose to see hidden categories. Comes with `prop=hidden`. */
  readonly hidden: boolean;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
