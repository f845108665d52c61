import { pagesOf, type SiteFiles } from "./sites.ts";

/** The tags of each page, without the values of their attributes. */
export function skeleton(files: SiteFiles): readonly string[] {
  return pagesOf(files).map(([path, html]) => `${path}: ${(html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/="[^"]*"/g, "=")).join("")}`);
}

export function elementsIn(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}
