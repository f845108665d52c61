// The module categoryinfo of query. Generated: change the spec instead.

/**
 * Returns the number of pages, files and subcategories in each category, and whether it is hidden.
 *
 * The parameters of `categoryinfo`, without the prefix `ci`.
 * @see {@link https://www.mediawiki.org/wiki/API:Categoryinfo}
 * @example console.log(await wiki.query({ titles: ["Category:Buildings"], prop: { categoryinfo: {} } })); // The size of a category
 */
export interface CategoryinfoParameters {
  /**
   * Continues from a previous response. Pass the value of its `continue` member.
   *
   * Wire name: `cicontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** The members of a page from `categoryinfo`. (decided: D-219) */
export type CategoryinfoPage<Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** Information about the category. Absent for pages that are not categories or have no members. Only for pages that are existing or missing. May be missing. */
  readonly categoryinfo?: {
    /** The total number of members. */
    readonly size: number;
    /** The number of members that are neither subcategories nor files. */
    readonly pages: number;
    /** The number of members that are files. */
    readonly files: number;
    /** The number of members that are subcategories. */
    readonly subcats: number;
    /** Whether the category is hidden: pages show it only to readers who chose to see hidden categories. */
    readonly hidden: boolean;
  };
} : {});
