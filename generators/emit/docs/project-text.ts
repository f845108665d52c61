/** Files of `spec/docs/` that a project adds to its site. */
export interface ProjectFiles {
  /** In the order of the navigation. `index` is the text of the start page. */
  readonly texts: readonly ProjectText[];
  /** Paths of images from `spec/docs/`. `logo.*` is shown in the head of each page, `icon.*` by the browser. */
  readonly images: readonly string[];
  /** Groups of words with a similar meaning, for the search. */
  readonly synonyms: readonly string[];
  /** CSS that replaces the site's own colours. */
  readonly colours: string | undefined;
  /** The OpenAPI documents that the site offers for download. */
  readonly documents: readonly ProjectDocument[];
}

export interface ProjectDocument {
  /** The name of its file, such as `shop.json`. */
  readonly name: string;
  readonly text: string;
}

export interface ProjectText {
  /** The name of its file without `.md`. */
  readonly name: string;
  readonly markdown: string;
}

export const noFiles: ProjectFiles = { texts: [], images: [], synonyms: [], colours: undefined, documents: [] };

/** The name of the text that belongs on the start page. Its heading is the title of the site. */
export const homeText = "index";
