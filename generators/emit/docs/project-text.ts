import type { Address } from "./site.ts";
import { textPage } from "./addresses.ts";

/** What a project adds to its site: files of `spec/docs/`. */
export interface ProjectFiles {
  /** In the order in which the navigation has them. */
  readonly texts: readonly ProjectText[];
  /** CSS in place of the site's own colours; undefined where the project has none. */
  readonly colours: string | undefined;
}

export interface ProjectText {
  /** Of its file, without `.md`. */
  readonly name: string;
  readonly markdown: string;
}

export const noFiles: ProjectFiles = { texts: [], colours: undefined };

/**
 * Where links of a text lead: `other.md#heading-x` to another text, `/api/query.html` to a page of the site. A link to no page of the site
 * leads nowhere, and only its words are shown.
 */
export function resolver(paths: ReadonlySet<string>): (href: string) => Address | undefined {
  return (href) => {
    const [target = "", id] = href.split("#");
    const path = target.startsWith("/") ? target.slice(1) : target.endsWith(".md") ? textPage(target.slice(0, -".md".length)).path : undefined;
    return path === undefined || !paths.has(path) ? undefined : { path, anchor: id === "" ? undefined : id };
  };
}
