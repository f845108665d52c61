import { imageFile, startPage, textPage } from "./addresses.ts";
import { homeText } from "./project-text.ts";
import type { Address } from "./site.ts";

/** The page of a text; the start page contains the home text. */
export function pageOfText(name: string): Address {
  return name === homeText ? startPage : textPage(name);
}

/**
 * The address within the site of a link or an image in a text: `other.md#heading-x` is another text, `/api/query.html` a page of the
 * site, `#heading-x` a place in the same page, and `images/a.png` a file of `spec/docs/`. Undefined for an absolute URL.
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

/** A target with escapes, as editors write blanks, in plain characters. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
