// The parameters of imageusage. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the pages that use a file, such as an image.
 *
 * The parameters of `imageusage`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Imageusage}
 */
export interface ImageusageParameters {
  /**
   * Title of the target, including the namespace. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * The title in `title` in the namespace 6 (otherwise `bad_image_title`). (decided: D-184)
   */
  readonly title?: string;
  /**
   * ID of the target page. Form: an id, above 0 (otherwise `nosuchpageid`). (decided: D-188)
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
   * How to filter redirects. With `redirect`, `nonredirects` applies only to the second level. Default: `all`.
   *
   * - `all`: Redirects and non-redirects.
   * - `nonredirects`: Pages that are not redirects.
   * - `redirects`: Only redirects.
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects";
  /**
   * Maximum number of pages to return. With `redirect`, it applies to each level separately. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * With `redirect`: `limit` at most 250, for callers with the right `apihighlimits` 2500 (a higher value is reduced, with the warning `outofrange`). (decided: D-192)
   */
  readonly limit?: number | "max";
  /** If a linking page is a redirect, also lists the pages that link to that redirect. A flag: present means true, absent means false (decided: D-119). */
  readonly redirect?: boolean;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is ImageusageParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<ImageusageParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ title: "File:Old Lighthouse.jpg" }); // Pages that show a file
 */
export declare function encode(value: ImageusageParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<ImageusageParameters>;
