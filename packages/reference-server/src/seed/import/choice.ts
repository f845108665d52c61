/** Which pages are taken from a wiki, and what of them. */
export interface Choice {
  readonly pages: Pages;
  /** Of each page, from the latest one. */
  readonly revisions: number;
  readonly blocks: boolean;
}

export type Pages =
  | { readonly kind: "titles"; readonly titles: readonly string[] }
  | { readonly kind: "category"; readonly category: string; readonly most: number }
  /** In the order of titles; an empty prefix is for all pages of the main namespace. */
  | { readonly kind: "prefix"; readonly prefix: string; readonly most: number };
