import { htmlText } from "../../codegen/html.ts";
import type { ListedPage } from "./site.ts";

/** Returns the sitemap for search engines. The protocol requires absolute URLs: `base` is the URL of the site. */
export function sitemap(pages: readonly ListedPage[], base: URL): string {
  const addresses = pages.map(({ path }) => `<url><loc>${htmlText(new URL(path, base).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join("\n")}\n</urlset>\n`;
}
