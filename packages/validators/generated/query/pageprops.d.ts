// The parameters of pageprops. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Returns the page properties of each page, such as its default sort key or display title.
 *
 * The parameters of `pageprops`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Pageprops}
 */
export interface PagepropsParameters {
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>`; or empty (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Names of the properties to return, as listed by `pagepropnames`. Defaults to all properties. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). */
  readonly prop?: readonly string[];
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is PagepropsParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<PagepropsParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["defaultsort"] }); // The sort key of a page
 */
export declare function encode(value: PagepropsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<PagepropsParameters>;
