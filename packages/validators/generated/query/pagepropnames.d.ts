// The parameters of pagepropnames. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists all page property names in use on the site.
 *
 * The parameters of `pagepropnames`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Pagepropnames}
 */
export interface PagepropnamesParameters {
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Maximum number of names to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is PagepropnamesParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<PagepropnamesParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({}); // Page property names in use
 */
export declare function encode(value: PagepropnamesParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<PagepropnamesParameters>;
