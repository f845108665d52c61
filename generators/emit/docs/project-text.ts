/** Files of `spec/docs/` that a project adds to its site. */
export interface ProjectFiles {
  /** In the order of the navigation. `index` is the text of the start page. */
  readonly texts: readonly ProjectText[];
  /**
   * Paths of images, relative to `spec/docs/`. `logo.*` is shown in the header of each page, `icon.*` by the browser.
   */
  readonly images: readonly string[];
  readonly synonyms: readonly string[];
  /** CSS that replaces the site's own colors. */
  readonly colours: string | undefined;
  /** The OpenAPI documents that the site offers for download. */
  readonly documents: readonly ProjectDocument[];
}

export interface ProjectDocument {
  /** The file name, such as `shop.json`. */
  readonly name: string;
  readonly text: string;
}

export interface ProjectText {
  /** The file name without `.md`. */
  readonly name: string;
  readonly markdown: string;
}

export const noFiles: ProjectFiles = { texts: [], images: [], synonyms: [], colours: undefined, documents: [] };

/** The name of the text that belongs on the start page. Its heading is the title of the site. */
export const homeText = "index";
