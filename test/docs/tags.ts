import { pagesOf, type SiteFiles } from "./sites.ts";

/**
 * The tags of each page, without the values of their attributes; lines of a text, and places where one may begin, come
 * with its length.
 */
export function skeleton(files: SiteFiles): readonly string[] {
  return pagesOf(files).map(([path, html]) => {
    const tags = (html.match(/<[^>]*>/g) ?? [])
      .map((tag) => tag.replace(/="[^"]*"/g, "="))
      .filter((tag) => tag !== "<wbr>");
    return `${path}: ${tags.join("").replace(/(?:<text [^>]*><\/text>)+/g, "<text></text>")}`;
  });
}

export function elementsIn(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}
