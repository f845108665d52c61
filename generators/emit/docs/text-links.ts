import { textPage } from "./addresses.ts";
import type { Address } from "./site.ts";

/**
 * Where a link of a text leads: `other.md#heading-x` to another text, `/api/query.html` to a page of the site,
 * `#heading-x` to a place of its own. Undefined where it is no link within the site.
 */
export function addressIn(text: string, href: string): Address | undefined {
  const [target = "", id] = href.split("#");
  const anchor = id === undefined || id === "" ? undefined : id;
  if (target === "") return { path: textPage(text).path, anchor };
  if (target.startsWith("/")) return { path: target.slice(1), anchor };
  return /^[^/:]+\.md$/.test(target) ? { path: textPage(target.slice(0, -".md".length)).path, anchor } : undefined;
}
