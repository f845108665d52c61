// The parameters of allfileusages. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists all uses of files, including files that do not exist.
 *
 * The parameters of `allfileusages`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Allfileusages}
 */
export interface AllfileusagesParameters {
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** File to start from. It does not have to exist. Form: without `continue`: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** File to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Lists only files whose titles begin with this string. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /** Lists each file only once. When used as a generator, generates the files instead of the pages that use them. A flag: present means true, absent means false (decided: D-119). */
  readonly unique?: boolean;
  /**
   * Properties to return for each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.
   *
   * - `ids`: The ID of the page on which the file is used.
   * - `title`: The title and namespace ID of the file.
   *
   * `prop=ids` only without `unique` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly prop?: readonly ("ids" | "title")[];
  /** Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Sort direction of the titles. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the file.
   * - `descending`: Descending, by the name of the file.
   */
  readonly dir?: "ascending" | "descending";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllfileusagesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllfileusagesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ unique: true, limit: 2 }); // Files in use, each listed once
 */
export declare function encode(value: AllfileusagesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<AllfileusagesParameters>;
