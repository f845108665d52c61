import { relativeUrl } from "../addresses.ts";
import type { Address } from "../site.ts";

/** The path of a page's twin in Markdown. */
export function twinPath(path: string): string {
  return path.replace(/\.html$/, ".md");
}

/**
 * From one twin to another; undefined within the same one, whose headings have no address that all readers of Markdown
 * agree on.
 */
export function twinUrl(from: string, { path }: Address): string | undefined {
  return from === path ? undefined : twinPath(relativeUrl(from, { path, anchor: undefined }));
}
