/** What a project adds to its site: files of `spec/docs/`. */
export interface ProjectFiles {
  /** In the order in which the navigation has them. */
  readonly texts: readonly ProjectText[];
  /** CSS in place of the site's own colours; undefined where the project has none. */
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
  /** Of its file, without `.md`. */
  readonly name: string;
  readonly markdown: string;
}

export const noFiles: ProjectFiles = { texts: [], colours: undefined, documents: [] };
