// The module images of query. Generated: change the spec instead.

/**
 * Lists the files that each page uses.
 *
 * The parameters of `images`, without the prefix `im`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Images}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { images: {} } })); // The files that a page uses
 */
export interface ImagesParameters {
  /**
   * The most files that one answer holds, for all pages together. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `imlimit`, in a generator `gimlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `imcontinue`, in a generator `gimcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Looks for these files only: for finding out whether a page uses one of them. Up to 50 values, for privileged callers up to 500. Form: the title of a page in the namespace 6 (others are left out with the warning `notfile`). (decided: D-184)
   *
   * Wire name: `imimages`, in a generator `gimimages`. Documented.
   */
  readonly images?: string | readonly string[] | undefined;
  /**
   * The order of the names of the files. Default: `ascending`.
   *
   * Wire name: `imdir`, in a generator `gimdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** What a page has of `images`. (decided: D-219) */
export type ImagesPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** Of pages that are existing only. May be missing. */
  readonly images?: readonly ({
    readonly ns: number;
    readonly title: string;
  })[];
} : {});
