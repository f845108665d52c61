// The module allcategories of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the names of all categories that the site knows, in alphabetical order. Some have no members.
 *
 * The parameters of `allcategories`, without the prefix `ac`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Allcategories}
 * @example for await (const item of wiki.list("allcategories", { prop: ["size"], limit: 2 })) console.log(item); // Categories and how many pages they have
 */
export interface AllcategoriesParameters {
  /**
   * The category at which the list starts. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `acfrom` (decided: D-107), in a generator `gacfrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `accontinue` (decided: D-107), in a generator `gaccontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * The category at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `acto` (decided: D-107), in a generator `gacto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only categories whose names begin with this text. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `acprefix` (decided: D-107), in a generator `gacprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * The order of the names. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the name of the category.
   * - `descending`: From Z to A by the name of the category.
   *
   * Wire name: `acdir` (decided: D-107), in a generator `gacdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * The least number of members that a category has.
   *
   * Wire name: `acmin` (decided: D-107), in a generator `gacmin` (decided: D-108).
   */
  readonly min?: number | undefined;
  /**
   * The greatest number of members that a category has.
   *
   * Wire name: `acmax` (decided: D-107), in a generator `gacmax` (decided: D-108).
   */
  readonly max?: number | undefined;
  /**
   * The most categories that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `aclimit` (decided: D-107), in a generator `gaclimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What to say of each category beside its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `hidden`: Whether the category is hidden, so that pages do not show it.
   * - `size`: How many members it has: in all, and of these the pages, files and subcategories.
   *
   * Wire name: `acprop` (decided: D-107), in a generator `gacprop` (decided: D-108).
   */
  readonly prop?: "hidden" | "size" | readonly ("hidden" | "size")[] | undefined;
}

/** An item of `allcategories`. (decided: D-219) */
export type AllcategoriesItem<P = AllcategoriesParameters> = Flat<{
  /** The name of the category, without its namespace. There need not be a page about it. */
  readonly category: string;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** How many members the category has in all. Comes with `prop=size`. */
  readonly size: number;
  /** How many of the members are neither subcategories nor files. Comes with `prop=size`. */
  readonly pages: number;
  /** How many of the members are files. Comes with `prop=size`. */
  readonly files: number;
  /** How many of the members are categories. Comes with `prop=size`. */
  readonly subcats: number;
}> & MembersIf<Holds<P, "prop", "hidden", Defaults>, {
  /** Whether the category is hidden: pages name it only for readers who ask for hidden categories. Comes with `prop=hidden`. */
  readonly hidden: boolean;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
