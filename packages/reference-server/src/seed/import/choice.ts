/** The pages to import from a wiki, and the amount of data about them. */
export interface Choice {
  readonly pages: Pages;
  /** The maximum number of revisions of each page, starting with the latest. */
  readonly revisions: number;
  readonly blocks: boolean;
}

export type Pages =
  | { readonly kind: "titles"; readonly titles: readonly string[] }
  | { readonly kind: "category"; readonly category: string; readonly most: number }
  /** Pages sorted by title. An empty prefix selects all pages of the main namespace. */
  | { readonly kind: "prefix"; readonly prefix: string; readonly most: number };
