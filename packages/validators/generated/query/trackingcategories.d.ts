// The parameters of trackingcategories. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the tracking categories, to which the software adds pages automatically, if they have members or a page.
 *
 * The parameters of `trackingcategories`, without the prefix.
 *
 * An item may lack any of the members that `prop` selects. (decided: D-304)
 * @see {@link https://www.mediawiki.org/wiki/API:Trackingcategories}
 */
export interface TrackingcategoriesParameters {
  /** Continues from a previous response. Pass the value of its `continue` member. */
  readonly continue?: string;
  /** Message names of the tracking categories, such as `broken-file-category`. Defaults to all tracking categories. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). */
  readonly trackingcatname?: readonly string[];
  /** Minimum number of members. */
  readonly min?: number;
  /** Maximum number of members. */
  readonly max?: number;
  /** Maximum number of categories to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Properties to return for each category in addition to its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `hidden`: Whether the category is hidden from readers.
   * - `size`: The number of members: in total, and of pages, files and subcategories.
   */
  readonly prop?: readonly ("hidden" | "size")[];
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is TrackingcategoriesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<TrackingcategoriesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ trackingcatname: ["broken-file-category"], prop: ["size"] }); // The tracking category of pages with broken file links
 */
export declare function encode(value: TrackingcategoriesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<TrackingcategoriesParameters>;
