// The parameters of embeddedin. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the pages that include one page, such as a template.
 *
 * The parameters of `embeddedin`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Embeddedin}
 */
export interface EmbeddedinParameters {
  /**
   * The title of the included page, with its namespace. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   */
  readonly title?: string;
  /**
   * The id of the included page. Form: an id, above 0 (else `nosuchpageid`). (decided: D-188)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   */
  readonly pageid?: number;
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
  /** Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. */
  readonly namespace?: readonly number[] | "*";
  /**
   * The order of the ids by which the pages are sorted. Default: `ascending`.
   *
   * - `ascending`: From the smallest page id to the largest.
   * - `descending`: From the largest page id to the smallest.
   */
  readonly dir?: "ascending" | "descending";
  /**
   * Whether redirects are listed. Default: `all`.
   *
   * - `all`: Redirects and other pages.
   * - `nonredirects`: Pages that are no redirects.
   * - `redirects`: Redirects only.
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /** The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is EmbeddedinParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<EmbeddedinParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ title: "Template:Building" }); // Pages that use a template
 */
export declare function encode(value: EmbeddedinParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<EmbeddedinParameters>;
