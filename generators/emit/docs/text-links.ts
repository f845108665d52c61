import { textPage } from "./addresses.ts";
import type { Address } from "./site.ts";

/**
 * Resolves a link in a text: `other.md#heading-x` is another text, `/api/query.html` a page of the site, `#heading-x`
 * an anchor in the same text. Returns `undefined` for links that leave the site.
 */
export function addressIn(text: string, href: string): Address | undefined {
  const [target = "", id] = href.split("#");
  const anchor = id === undefined || id === "" ? undefined : id;
  if (target === "") return { path: textPage(text).path, anchor };
  if (target.startsWith("/")) return { path: target.slice(1), anchor };
  return /^[^/:]+\.md$/.test(target) ? { path: textPage(target.slice(0, -".md".length)).path, anchor } : undefined;
}
