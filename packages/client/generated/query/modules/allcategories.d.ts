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
   * Wire name: `acfrom`, in a generator `gacfrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `accontinue`, in a generator `gaccontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The category at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `acto`, in a generator `gacto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Lists only categories whose names begin with this text. Form: the beginning of a title without its namespace, which is that with the id 14 (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `acprefix`, in a generator `gacprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * The order of the names. Default: `ascending`.
   *
   * Wire name: `acdir`, in a generator `gacdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * The least number of members that a category has.
   *
   * Wire name: `acmin`, in a generator `gacmin`. Documented.
   */
  readonly min?: number | undefined;
  /**
   * The greatest number of members that a category has.
   *
   * Wire name: `acmax`, in a generator `gacmax`. Documented.
   */
  readonly max?: number | undefined;
  /**
   * The most categories that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `aclimit`, in a generator `gaclimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What to say of each category beside its name. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * - `hidden`: Whether the category is hidden, so that pages do not show it.
   * - `size`: How many members it has: in all, and of these the pages, files and subcategories.
   *
   * Wire name: `acprop`, in a generator `gacprop`. Documented.
   */
  readonly prop?: "hidden" | "size" | readonly ("hidden" | "size")[] | undefined;
}

/** An item of `allcategories`. (decided: D-219) */
export type AllcategoriesItem<P = AllcategoriesParameters> = Flat<{
  readonly category: string;
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
