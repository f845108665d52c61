// The module pageswithprop of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the pages that have one page property.
 *
 * The parameters of `pageswithprop`, without the prefix `pwp`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Pageswithprop}
 * @example for await (const item of wiki.list("pageswithprop", { propname: "defaultsort", prop: ["ids", "title", "value"] })) console.log(item); // Pages with a sort key of their own
 */
export interface PageswithpropParameters {
  /**
   * The name of the property to look for, as the module `pagepropnames` lists it.
   *
   * Wire name: `pwppropname`, in a generator `gpwppropname`. Documented.
   */
  readonly propname: string;
  /**
   * What to say of each page. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`.
   *
   * - `ids`: The id of the page.
   * - `title`: The title of the page and the id of its namespace.
   * - `value`: What the property is set to.
   *
   * Wire name: `pwpprop`, in a generator `gpwpprop`. Documented.
   */
  readonly prop?: "ids" | "title" | "value" | readonly ("ids" | "title" | "value")[] | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>`; or empty (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `pwpcontinue`, in a generator `gpwpcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `pwplimit`, in a generator `gpwplimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The order of the ids by which the pages are sorted. Default: `ascending`.
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
