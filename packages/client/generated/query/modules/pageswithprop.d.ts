// The module pageswithprop of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages that have a given page property, with its value.
 *
 * The parameters of `pageswithprop`, without the prefix `pwp`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
 * @example for await (const item of wiki.list("pageswithprop", { propname: "defaultsort", prop: ["ids", "title", "value"] })) console.log(item); // Pages with a custom sort key
 */
export interface PageswithpropParameters {
  /**
   * Name of the page property, as listed by `pagepropnames`.
   *
   * Wire name: `pwppropname` (decided: D-107), in a generator `gpwppropname` (decided: D-108).
   */
  readonly propname: string;
  /**
   * Properties to return for each page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`.
   *
   * - `ids`: The page ID.
   * - `title`: The title and namespace ID of the page.
   * - `value`: What the property is set to on each page.
   *
   * Wire name: `pwpprop` (decided: D-107), in a generator `gpwpprop` (decided: D-108).
   */
  readonly prop?: "ids" | "title" | "value" | readonly ("ids" | "title" | "value")[] | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>`; or empty (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `pwpcontinue` (decided: D-107), in a generator `gpwpcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `pwplimit` (decided: D-107), in a generator `gpwplimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Sort direction of the page IDs. Default: `ascending`.
   *
   * - `ascending`: Ascending, by page ID.
   * - `descending`: Descending, by page ID.
   *
   * Wire name: `pwpdir` (decided: D-107), in a generator `gpwpdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `pageswithprop`. (decided: D-219) */
export type PageswithpropItem<P = PageswithpropParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** The page ID. It does not change when the page is moved. Comes with `prop=ids`. */
  readonly pageid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** The namespace ID of the page; `0` is the main namespace. Comes with `prop=title`. */
  readonly ns: number;
  /** The page title, including the namespace. Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "value", Defaults>, {
  /** The value of the property on this page. Comes with `prop=value`. */
  readonly value: string;
}>>;

interface Defaults {
  readonly prop: ["ids", "title"];
}

export {};
