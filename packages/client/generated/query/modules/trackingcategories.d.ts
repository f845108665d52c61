// The module trackingcategories of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the tracking categories, to which the software adds pages automatically, if they have members or a page.
 *
 * The parameters of `trackingcategories`, without the prefix `tc`. The module can be a generator.
 *
 * An item may lack any of the members that `prop` selects. (decided: D-304)
 * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
 * @example for await (const item of wiki.list("trackingcategories", { trackingcatname: ["broken-file-category"], prop: ["size"] })) console.log(item); // The tracking category of pages with broken file links
 */
export interface TrackingcategoriesParameters {
  /**
   * Continues from a previous response. Pass the value of its `continue` member.
   *
   * Wire name: `tccontinue` (decided: D-107), in a generator `gtccontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Message names of the tracking categories, such as `broken-file-category`. Defaults to all tracking categories. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `tctrackingcatname` (decided: D-107), in a generator `gtctrackingcatname` (decided: D-108).
   */
  readonly trackingcatname?: string | readonly string[] | undefined;
  /**
   * Minimum number of members.
   *
   * Wire name: `tcmin` (decided: D-107), in a generator `gtcmin` (decided: D-108).
   */
  readonly min?: number | undefined;
  /**
   * Maximum number of members.
   *
   * Wire name: `tcmax` (decided: D-107), in a generator `gtcmax` (decided: D-108).
   */
  readonly max?: number | undefined;
  /**
   * Maximum number of categories to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `tclimit` (decided: D-107), in a generator `gtclimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Properties to return for each category in addition to its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `hidden`: Whether the category is hidden from readers.
   * - `size`: The number of members: in total, and of pages, files and subcategories.
   *
   * Wire name: `tcprop` (decided: D-107), in a generator `gtcprop` (decided: D-108).
   */
  readonly prop?: "hidden" | "size" | readonly ("hidden" | "size")[] | undefined;
}

/** An item of `trackingcategories`. (decided: D-219) */
export type TrackingcategoriesItem<P = TrackingcategoriesParameters> = Flat<{
  /** The name of the category, without the namespace. */
  readonly category: string;
  /** The name of the message that contains the title of the category. */
  readonly trackingcatname: string;
} & MembersIf<Holds<P, "prop", "size", Defaults>, {
  /** The total number of members. Absent if the wiki has no counts for the category. Comes with `prop=size`. May be missing. */
  readonly size?: number;
  /** The number of members that are neither subcategories nor files. Absent if the wiki has no such count for the category. Comes with `prop=size`. May be missing. */
  readonly pages?: number;
  /** The number of members that are files. Absent if the wiki has no counts for the category. Comes with `prop=size`. May be missing. */
  readonly files?: number;
  /** The number of members that are subcategories. Absent if the wiki has no counts for the category. Comes with `prop=size`. May be missing. */
  readonly subcats?: number;
}> & MembersIf<Holds<P, "prop", "hidden", Defaults>, {
  /** Whether the category is hidden: pages show it only to readers who chose to see hidden categories. Absent if the wiki does not report it for the category. Comes with `prop=hidden`. May be missing. */
  readonly hidden?: boolean;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
