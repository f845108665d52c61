// The module templates of query. Generated: change the spec instead.

/**
 * Lists the pages that each page transcludes, such as templates.
 *
 * The parameters of `templates`, without the prefix `tl`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Templates}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { templates: {} } })); // The templates that a page uses
 */
export interface TemplatesParameters {
  /**
   * Lists only transcluded pages in these namespaces. The id of a namespace, or `-2` or `-1`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `tlnamespace` (decided: D-107), in a generator `gtlnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Maximum number of transcluded pages to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `tllimit` (decided: D-107), in a generator `gtllimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `tlcontinue` (decided: D-107), in a generator `gtlcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only these transcluded pages. Useful to check whether a page transcludes one of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: the title of a page of this site (other values are ignored with the warning `invalidtitle`). (decided: D-184)
   *
   * Wire name: `tltemplates` (decided: D-107), in a generator `gtltemplates` (decided: D-108).
   */
  readonly templates?: string | readonly string[] | undefined;
  /**
   * Sort direction of the titles of the transcluded pages. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the title that is transcluded.
   * - `descending`: Descending, by the title that is transcluded.
   *
   * Wire name: `tldir` (decided: D-107), in a generator `gtldir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** The members of a page from `templates`. (decided: D-219) */
export type TemplatesPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** The pages that the page transcludes, usually templates. Only for pages that are existing. May be missing. */
  readonly templates?: readonly ({
    /** The ID of the namespace of the title. */
    readonly ns: number;
    /** The title, including the namespace. The page does not have to exist. */
    readonly title: string;
  })[];
} : {});
