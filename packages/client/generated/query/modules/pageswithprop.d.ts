// The module pageswithprop of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages for which a given page property is set, with its value.
 *
 * The parameters of `pageswithprop`, without the prefix `pwp`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
 * @example for await (const item of wiki.list("pageswithprop", { propname: "defaultsort", prop: ["ids", "title", "value"] })) console.log(item); // Pages with a sort key of their own
 */
export interface PageswithpropParameters {
  /**
   * The name of the property to look for, as the module `pagepropnames` lists it.
   *
   * Wire name: `pwppropname` (decided: D-107), in a generator `gpwppropname` (decided: D-108).
   */
  readonly propname: string;
  /**
   * What to say of each page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`.
   *
   * - `ids`: The id of the page.
   * - `title`: The title of the page and the id of its namespace.
   * - `value`: What the property is set to.
   *
   * Wire name: `pwpprop` (decided: D-107), in a generator `gpwpprop` (decided: D-108).
   */
  readonly prop?: "ids" | "title" | "value" | readonly ("ids" | "title" | "value")[] | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>`; or empty (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `pwpcontinue` (decided: D-107), in a generator `gpwpcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `pwplimit` (decided: D-107), in a generator `gpwplimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The order of the ids by which the pages are sorted. Default: `ascending`.
   *
   * - `ascending`: From the smallest page id to the largest.
   * - `descending`: From the largest page id to the smallest.
   *
   * Wire name: `pwpdir` (decided: D-107), in a generator `gpwpdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `pageswithprop`. (decided: D-219) */
export type PageswithpropItem<P = PageswithpropParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The id of the page. It stays the same when the page is moved. Comes with `prop=ids`. */
  readonly pageid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The id of the page's namespace; `0` is that of the articles. Comes with `prop=title`. */
  readonly ns: number;
  /** The title of the page, with the name of its namespace. Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "value", Defaults>, {
  /** The value of the property on this page. Comes with `prop=value`. */
  readonly value: string;
}>>;

interface Defaults {
  readonly prop: ["ids", "title"];
}

export {};
