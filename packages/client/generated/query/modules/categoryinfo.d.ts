// The module categoryinfo of query. Generated: change the spec instead.

/**
 * Tells how many members each of the pages has that are categories, and whether it is hidden.
 *
 * The parameters of `categoryinfo`, without the prefix `ci`.
 * @see {@link https://www.mediawiki.org/wiki/API:Categoryinfo}
 * @example console.log(await wiki.query({ titles: ["Category:Buildings"], prop: { categoryinfo: {} } })); // How many pages a category has
 */
export interface CategoryinfoParameters {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value.
   *
   * Wire name: `cicontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** What a page has of `categoryinfo`. (decided: D-219) */
export type CategoryinfoPage<Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** Of pages that are existing or missing only. May be missing. */
  readonly categoryinfo?: {
    readonly size: number;
    readonly pages: number;
    readonly files: number;
    readonly subcats: number;
    readonly hidden: boolean;
  };
} : {});
