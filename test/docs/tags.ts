import { pagesOf, type SiteFiles } from "./sites.ts";

/**
 * Returns the tags of each page, without attribute values. Leaves out lines of text and possible line breaks, whose
 * number depends on the length of the text.
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
