import { relativeUrl } from "../addresses.ts";
import type { Address } from "../site.ts";

/** Returns the path of a page's Markdown version. */
export function twinPath(path: string): string {
  return path.replace(/\.html$/, ".md");
}

/**
 * Returns the relative URL between two Markdown pages. Returns `undefined` within the same page, because Markdown
 * renderers do not agree on heading ids.
 */
export function twinUrl(from: string, { path }: Address): string | undefined {
  return from === path ? undefined : twinPath(relativeUrl(from, { path, anchor: undefined }));
}
