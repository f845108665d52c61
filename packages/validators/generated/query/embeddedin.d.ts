// The parameters of embeddedin. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the pages that use a page, such as a template, by transclusion.
 *
 * The parameters of `embeddedin`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
 */
export interface EmbeddedinParameters {
  /**
   * Title of the transcluded page, including the namespace. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   */
  readonly title?: string;
  /**
   * ID of the transcluded page. Form: an id, above 0 (otherwise `nosuchpageid`). (decided: D-188)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   */
  readonly pageid?: number;
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>|<integer>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * Sort direction of the page IDs. Default: `ascending`.
   *
   * - `ascending`: Ascending, by page ID.
   * - `descending`: Descending, by page ID.
   */
  readonly dir?: "ascending" | "descending";
  /**
   * How to filter redirects. Default: `all`.
   *
   * - `all`: Redirects and non-redirects.
   * - `nonredirects`: Pages that are not redirects.
   * - `redirects`: Only redirects.
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /** Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is EmbeddedinParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<EmbeddedinParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ title: "Template:Building" }); // Pages that use a template
 */
export declare function encode(value: EmbeddedinParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<EmbeddedinParameters>;
