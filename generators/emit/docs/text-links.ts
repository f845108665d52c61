import { imageFile, startPage, textPage } from "./addresses.ts";
import { homeText } from "./project-text.ts";
import type { Address } from "./site.ts";

/** Returns the page of a text. The start page contains the home text. */
export function pageOfText(name: string): Address {
  return name === homeText ? startPage : textPage(name);
}

/**
 * Returns the address within the site of a link or an image in a text, or `undefined` for an absolute URL.
 *
 * - `other.md#heading-x` is another text.
 * - `/api/query.html` is a page of the site.
 * - `#heading-x` is an anchor on the same page.
 * - `images/a.png` is a file in `spec/docs/`.
 */
export function addressIn(text: string, href: string): Address | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return undefined;
  const [target = "", id] = href.split("#");
  const anchor = id === undefined || id === "" ? undefined : id;
  if (target === "") return { path: pageOfText(text).path, anchor };
  if (target.startsWith("/")) return { path: target.slice(1), anchor };
  const file = decoded(target.replace(/^\.\//, ""));
  if (/^[^/]+\.md$/.test(file)) return { path: pageOfText(file.slice(0, -".md".length)).path, anchor };
  return { path: imageFile(file).path, anchor };
}

/** Decodes escapes in a link target, such as those that editors write for spaces. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
