// The module trackingcategories of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the tracking categories that have members or a page. The software itself puts pages into these categories.
 *
 * The parameters of `trackingcategories`, without the prefix `tc`. The module can be a generator.
 *
 * An item may lack any of the members that `prop` asks for. (decided: D-304)
 * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
 * @example for await (const item of wiki.list("trackingcategories", { trackingcatname: ["broken-file-category"], prop: ["size"] })) console.log(item); // The category of pages with links to files that do not exist
 */
export interface TrackingcategoriesParameters {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value.
   *
   * Wire name: `tccontinue` (decided: D-107), in a generator `gtccontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * The names of the messages that hold the titles of the categories, such as `broken-file-category`. Without it all tracking categories are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `tctrackingcatname` (decided: D-107), in a generator `gtctrackingcatname` (decided: D-108).
   */
  readonly trackingcatname?: string | readonly string[] | undefined;
  /**
   * The least number of members that a category has.
   *
   * Wire name: `tcmin` (decided: D-107), in a generator `gtcmin` (decided: D-108).
   */
  readonly min?: number | undefined;
  /**
   * The greatest number of members that a category has.
   *
   * Wire name: `tcmax` (decided: D-107), in a generator `gtcmax` (decided: D-108).
   */
  readonly max?: number | undefined;
  /**
   * The most categories that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `tclimit` (decided: D-107), in a generator `gtclimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What to say of each category beside its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `hidden`: Whether the category is hidden, so that pages do not show it.
   * - `size`: How many members it has: in all, and of these the pages, files and subcategories.
   *
   * Wire name: `tcprop` (decided: D-107), in a generator `gtcprop` (decided: D-108).
   */
  readonly prop?: "hidden" | "size" | readonly ("hidden" | "size")[] | undefined;
}

/** An item of `trackingcategories`. (decided: D-219) */
export type TrackingcategoriesItem<P = TrackingcategoriesParameters> = Flat<{
  /** The name of the category, without its namespace. */
  readonly category: string;
  /** The name of the message that holds the title of the category. */
  readonly trackingcatname: string;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** How many members the category has in all. Missing if the wiki has no counts for the category. Comes with `prop=size`. May be missing. */
  readonly size?: number;
  /** How many of the members are neither subcategories nor files. Missing if the wiki has no such count for the category. Comes with `prop=size`. May be missing. */
  readonly pages?: number;
  /** How many of the members are files. Missing if the wiki has no counts for the category. Comes with `prop=size`. May be missing. */
  readonly files?: number;
  /** How many of the members are categories. Missing if the wiki has no counts for the category. Comes with `prop=size`. May be missing. */
  readonly subcats?: number;
}> & MembersIf<Holds<P, "prop", "hidden", Defaults>, {
  /** Whether the category is hidden: pages name it only for readers who ask for hidden categories. Missing if the wiki does not report it for the category. Comes with `prop=hidden`. May be missing. */
  readonly hidden?: boolean;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
