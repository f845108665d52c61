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
   * Wire name: `cicontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** What a page has of `categoryinfo`. (decided: D-219) */
export type CategoryinfoPage<Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** How many members the category has. Missing for pages that are no category, or have no members. Of pages that are existing or missing only. May be missing. */
  readonly categoryinfo?: {
    /** How many members there are in all. */
    readonly size: number;
    /** How many of the members are neither subcategories nor files. */
    readonly pages: number;
    /** How many of the members are files. */
    readonly files: number;
    /** How many of the members are categories. */
    readonly subcats: number;
    /** Whether the category is hidden: pages name it only for readers who ask for hidden categories. */
    readonly hidden: boolean;
  };
} : {});
