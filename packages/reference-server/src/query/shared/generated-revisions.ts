import type { Page } from "@kiln/server/query";

/* A generator of revisions makes pages; the modules of revisions then tell of these revisions, as where a request names them. */

const generated = new WeakMap<Page, readonly number[]>();

/** Each page once, with the ids of its revisions that were found. */
export function pagesOfRevisions(
  found: readonly { readonly page: Page; readonly revision: number }[],
): readonly Page[] {
  const pages = new Map<string, { readonly page: Page; readonly ids: number[] }>();
  for (const { page, revision } of found) {
    const key = `${page.ns}:${page.title}`;
    const known = pages.get(key) ?? { page, ids: [] };
    known.ids.push(revision);
    pages.set(key, known);
  }
  for (const { page, ids } of pages.values()) generated.set(page, ids);
  return [...pages.values()].map(({ page }) => page);
}

/** The revisions that a generator found; undefined where it found pages. */
export function generatedRevisions(pages: readonly Page[]): readonly number[] | undefined {
  const ids = pages.flatMap((page) => generated.get(page) ?? []);
  return ids.length === 0 ? undefined : ids;
}
