// The parameters of trackingcategories. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the tracking categories that have members or a page. The software itself puts pages into these categories.
 *
 * The parameters of `trackingcategories`, without the prefix.
 *
 * An item may lack any of the members that `prop` asks for. (decided: D-304)
 * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
 */
export interface TrackingcategoriesParameters {
  /** Goes on after an earlier answer, whose member `continue` holds the value. */
  readonly continue?: string;
  /** The names of the messages that hold the titles of the categories, such as `broken-file-category`. Without it all tracking categories are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). */
  readonly trackingcatname?: readonly string[];
  /** The least number of members that a category has. */
  readonly min?: number;
  /** The greatest number of members that a category has. */
  readonly max?: number;
  /** The most categories that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * What to say of each category beside its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `hidden`: Whether the category is hidden, so that pages do not show it.
   * - `size`: How many members it has: in all, and of these the pages, files and subcategories.
   */
  readonly prop?: readonly ("hidden" | "size")[];
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is TrackingcategoriesParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<TrackingcategoriesParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ trackingcatname: ["broken-file-category"], prop: ["size"] }); // The category of pages with links to files that do not exist
 */
export declare function encode(value: TrackingcategoriesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<TrackingcategoriesParameters>;
