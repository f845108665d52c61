import { linksOf } from "../notes.ts";
import type { Page } from "../site.ts";

/**
 * The addresses of the services that a page is of: the one that it stands below, and of a decision those of the pages
 * that rest on it.
 */
export function servicesOf(page: Page): readonly string[] {
  const paths = page.kind === "decision" ? linksOf(page).map(({ path }) => path) : [page.path];
  return [
    ...new Set(
      paths.flatMap((path) => /^api\/[^/]+?(?=\/|\.html$)/.exec(path) ?? []).map((folder) => `${folder}.html`),
    ),
  ];
}
