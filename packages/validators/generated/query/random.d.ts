// The parameters of random. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists random pages. Only the start of the list is random: the order of pages is fixed, so a page is always followed by the same page.
 *
 * The parameters of `random`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Random}
 */
export interface RandomParameters {
  /** Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * How to filter redirects. Default: `nonredirects`.
   *
   * - `all`: Redirects and non-redirects.
   * - `nonredirects`: Pages that are not redirects.
   * - `redirects`: Only redirects.
   *
   * At most one of `filterredir`, `redirect` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /** Minimum page size in bytes. */
  readonly minsize?: number;
  /** Maximum page size in bytes. */
  readonly maxsize?: number;
  /**
   * Lists only pages with this content model.
   *
   * - `css`: Style sheets.
   * - `javascript`: JavaScript programs, such as user scripts.
   * - `json`: JSON data.
   * - `text`: Plain text without markup.
   * - `unknown`: Content that no installed part of the software can read.
   * - `vue`: Single-file components of the Vue framework.
   * - `wikitext`: Wikitext, the markup of most pages.
   */
  readonly contentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext";
  /**
   * Lists only redirects. Superseded by `filterredir=redirects`. A flag: present means true, absent means false (decided: D-119).
   *
   * At most one of `filterredir`, `redirect` (otherwise `invalidparammix`). (decided: D-181)
   * @deprecated
   */
  readonly redirect?: boolean;
  /** Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `1`. */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<fraction>|<fraction>|<integer>|<bit>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is RandomParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<RandomParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ namespace: [0] }); // A random article
 */
export declare function encode(value: RandomParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<RandomParameters>;
