// The parameters of images. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the files that each page uses.
 *
 * The parameters of `images`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Images}
 */
export interface ImagesParameters {
  /** Maximum number of files to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Lists only these files. Useful to check whether a page uses one of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: the title of a page in the namespace 6 (other values are ignored with the warning `notfile`). (decided: D-184) */
  readonly images?: readonly string[];
  /**
   * Sort direction of the file names. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the file.
   * - `descending`: Descending, by the name of the file.
   */
  readonly dir?: "ascending" | "descending";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ImagesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ImagesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({}); // The files that a page uses
 */
export declare function encode(value: ImagesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<ImagesParameters>;
