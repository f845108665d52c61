// The parameters of prefixsearch. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Searches for pages whose titles match the beginning of what a user types. The tolerance for typing errors depends on the search engine; `allpages` with `prefix` matches exactly.
 *
 * The parameters of `prefixsearch`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Prefixsearch}
 */
export interface PrefixsearchParameters {
  /** Search string: the beginning of a title, optionally with a namespace. */
  readonly search: string;
  /** Namespaces to search. Has no effect if `search` begins with a namespace. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. Default: `0`. */
  readonly namespace?: readonly number[] | "*";
  /** Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /** Number of results to skip. To continue from a previous response, use the value from its `continue` member. A whole number of at least 0. Default: `0`. */
  readonly offset?: number;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is PrefixsearchParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<PrefixsearchParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ search: "ligh" }); // Pages that match what a user has typed
 */
export declare function encode(value: PrefixsearchParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<PrefixsearchParameters>;
