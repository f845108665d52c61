// The module trackingcategories of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the tracking categories that have members or a page. The software itself puts pages into these categories.
 *
 * The parameters of `trackingcategories`, without the prefix `tc`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
 * @example for await (const item of wiki.list("trackingcategories", { trackingcatname: ["broken-file-category"], prop: ["size"] })) console.log(item); // The category of pages with links to files that do not exist
 */
export interface TrackingcategoriesParameters {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value.
   *
   * Wire name: `tccontinue`, in a generator `gtccontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The names of the messages that hold the titles of the categories, such as `broken-file-category`. Without it all tracking categories are listed. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `tctrackingcatname`, in a generator `gtctrackingcatname`. Documented.
   */
  readonly trackingcatname?: string | readonly string[] | undefined;
  /**
   * The least number of members that a category has.
   *
   * Wire name: `tcmin`, in a generator `gtcmin`. Documented.
   */
  readonly min?: number | undefined;
  /**
   * The greatest number of members that a category has.
   *
   * Wire name: `tcmax`, in a generator `gtcmax`. Documented.
   */
  readonly max?: number | undefined;
  /**
   * The most categories that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `tclimit`, in a generator `gtclimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What to say of each category beside its name. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * - `hidden`: Whether the category is hidden, so that pages do not show it.
   * - `size`: How many members it has: in all, and of these the pages, files and subcategories.
   *
   * Wire name: `tcprop`, in a generator `gtcprop`. Documented.
   */
  readonly prop?: "hidden" | "size" | readonly ("hidden" | "size")[] | undefined;
}

/** An item of `trackingcategories`. (decided: D-219) */
export type TrackingcategoriesItem<P = TrackingcategoriesParameters> = Flat<{
  readonly category: string;
  /** The name of the message that holds the title. */
  readonly trackingcatname: string;
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
