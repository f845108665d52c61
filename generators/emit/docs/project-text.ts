/** Content that a project adds to its site: files of `spec/docs/`. */
export interface ProjectFiles {
  /** In the order of the navigation. */
  readonly texts: readonly ProjectText[];
  /** CSS that replaces the default colors, or `undefined` if the project does not replace them. */
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
  /** The name of its file, without `.md`. */
  readonly name: string;
  readonly markdown: string;
}

export const noFiles: ProjectFiles = { texts: [], colours: undefined, documents: [] };
