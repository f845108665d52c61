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
   * Maximum number of files to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `imlimit` (decided: D-107), in a generator `gimlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `imcontinue` (decided: D-107), in a generator `gimcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Lists only these files. Useful to check whether a page uses one of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: the title of a page in the namespace 6 (other values are ignored with the warning `notfile`). (decided: D-184)
   *
   * Wire name: `imimages` (decided: D-107), in a generator `gimimages` (decided: D-108).
   */
  readonly images?: string | readonly string[] | undefined;
  /**
   * Sort direction of the file names. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the file.
   * - `descending`: Descending, by the name of the file.
   *
   * Wire name: `imdir` (decided: D-107), in a generator `gimdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** The members of a page from `images`. (decided: D-219) */
export type ImagesPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** The files that the page uses. Only for pages that are existing. May be missing. */
  readonly images?: readonly ({
    /** The ID of the namespace of the title. */
    readonly ns: number;
    /** The title, including the namespace. The page does not have to exist. */
    readonly title: string;
  })[];
} : {});
