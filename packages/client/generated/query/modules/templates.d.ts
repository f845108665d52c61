// The module templates of query. Generated: change the spec instead.

/**
 * Lists the pages that each page includes, such as templates.
 *
 * The parameters of `templates`, without the prefix `tl`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Templates}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { templates: {} } })); // The templates that a page uses
 */
export interface TemplatesParameters {
  /**
   * Lists only included pages in these namespaces. The id of a namespace, or `-2` or `-1`. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `tlnamespace`, in a generator `gtlnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * The most included pages that one answer holds, for all pages together. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `tllimit`, in a generator `gtllimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `tlcontinue`, in a generator `gtlcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Looks for these included pages only: for finding out whether a page includes one of them. Up to 50 values, for privileged callers up to 500. Form: the title of a page of this site (others are left out with the warning `invalidtitle`). (decided: D-184)
   *
   * Wire name: `tltemplates`, in a generator `gtltemplates`. Documented.
   */
  readonly templates?: string | readonly string[] | undefined;
  /**
   * The order of the titles of the included pages. Default: `ascending`.
   *
   * Wire name: `tldir`, in a generator `gtldir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** What a page has of `templates`. (decided: D-219) */
export type TemplatesPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** Of pages that are existing only. May be missing. */
  readonly templates?: readonly ({
    readonly ns: number;
    readonly title: string;
  })[];
} : {});
