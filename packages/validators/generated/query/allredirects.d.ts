// The parameters of allredirects. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists all redirects to a namespace, in the order of their targets. Targets do not have to exist.
 *
 * The parameters of `allredirects`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Allredirects}
 */
export interface AllredirectsParameters {
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Title of the target to start from. It does not have to exist. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185) */
  readonly from?: string;
  /** Title of the target to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185) */
  readonly to?: string;
  /** Lists only targets whose titles begin with this string. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185) */
  readonly prefix?: string;
  /** Lists each target only once. When used as a generator, generates the targets instead of the redirects. A flag: present means true, absent means false (decided: D-119). */
  readonly unique?: boolean;
  /**
   * Properties to return for each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.
   *
   * - `fragment`: The section that the redirect points to, if any.
   * - `ids`: The page ID of the redirect.
   * - `interwiki`: The interwiki prefix of the target, if any.
   * - `title`: The title and namespace ID of the target.
   *
   * `prop=ids|fragment|interwiki` only without `unique` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly prop?: readonly ("fragment" | "ids" | "interwiki" | "title")[];
  /** The namespace of the targets. The id of a namespace, or `-2` or `-1`. Default: `0`. */
  readonly namespace?: number;
  /** Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Sort direction of the titles. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the title of the target.
   * - `descending`: Descending, by the title of the target.
   */
  readonly dir?: "ascending" | "descending";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AllredirectsParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AllredirectsParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prefix: "Old", prop: ["ids", "title"] }); // Redirects to pages that begin with “Old”, with their page IDs
 */
export declare function encode(value: AllredirectsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<AllredirectsParameters>;
