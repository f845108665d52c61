// The parameters of querypage. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the results of a maintenance report (special page), such as broken redirects or pages that no other page links to.
 *
 * The parameters of `querypage`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Querypage}
 */
export interface QuerypageParameters {
  /**
   * The special page whose results to list. Some require a right; a site may also cache or disable the results.
   *
   * - `Ancientpages`: Pages by the time of their last edit, oldest first.
   * - `BrokenRedirects`: Redirects to pages that do not exist.
   * - `Deadendpages`: Pages without links to other pages.
   * - `DoubleRedirects`: Redirects to other redirects.
   * - `Fewestrevisions`: Pages with the fewest edits.
   * - `ListDuplicatedFiles`: Files with the same content as other files.
   * - `Listredirects`: Pages that only point to another page.
   * - `Lonelypages`: Pages that no other page links to or transcludes.
   * - `Longpages`: Pages by size, largest first.
   * - `MediaStatistics`: File formats, with the number and total size of the files.
   * - `Mostcategories`: Pages by their number of categories, highest first.
   * - `Mostimages`: Files used on the most pages.
   * - `Mostinterwikis`: Pages with the most language links.
   * - `Mostlinked`: Pages by their number of incoming links, highest first.
   * - `Mostlinkedcategories`: Categories with the most members.
   * - `Mostlinkedtemplates`: Pages that the most pages transclude.
   * - `Mostrevisions`: Pages with the most edits.
   * - `Shortpages`: Pages by size, smallest first.
   * - `Uncategorizedcategories`: Categories that are in no category.
   * - `Uncategorizedimages`: Files that are in no category.
   * - `Uncategorizedpages`: Pages that are in no category.
   * - `Uncategorizedtemplates`: Templates that are in no category.
   * - `Unusedcategories`: Categories without members.
   * - `Unusedimages`: Files that no page uses.
   * - `Unusedtemplates`: Templates that no page transcludes.
   * - `Unwatchedpages`: Pages that are on no watchlist.
   * - `Wantedcategories`: Categories with members but without a category page.
   * - `Wantedfiles`: Files that are used but do not exist.
   * - `Wantedpages`: Pages that are linked to but do not exist.
   * - `Wantedtemplates`: Templates that are transcluded but do not exist.
   * - `Withoutinterwiki`: Pages without language links.
   */
  readonly page: "Ancientpages" | "BrokenRedirects" | "Deadendpages" | "DoubleRedirects" | "Fewestrevisions" | "ListDuplicatedFiles" | "Listredirects" | "Lonelypages" | "Longpages" | "MediaStatistics" | "Mostcategories" | "Mostimages" | "Mostinterwikis" | "Mostlinked" | "Mostlinkedcategories" | "Mostlinkedtemplates" | "Mostrevisions" | "Shortpages" | "Uncategorizedcategories" | "Uncategorizedimages" | "Uncategorizedpages" | "Uncategorizedtemplates" | "Unusedcategories" | "Unusedimages" | "Unusedtemplates" | "Unwatchedpages" | "Wantedcategories" | "Wantedfiles" | "Wantedpages" | "Wantedtemplates" | "Withoutinterwiki";
  /** Number of results to skip. To continue from a previous response, use the value from its `continue` member. Default: `0`. */
  readonly offset?: number;
  /** Maximum number of results to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is QuerypageParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<QuerypageParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ page: "Wantedpages", limit: 1 }); // Wanted pages: linked to but missing
 */
export declare function encode(value: QuerypageParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<QuerypageParameters>;
