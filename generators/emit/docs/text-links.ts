import { anchorsOf } from "./anchors.ts";
import { textPage } from "./addresses.ts";
import { inlinesOf } from "./notes.ts";
import type { ProjectText } from "./project-text.ts";
import type { Address, Page, Site } from "./site.ts";

/** A link of a text that leads nowhere. */
export interface DeadLink {
  /** The name of the text. */
  readonly text: string;
  readonly target: string;
}

/**
 * Where a link of a text leads: `other.md#heading-x` to another text, `/api/query.html` to a page of the site, `#heading-x` to a place of its
 * own. Undefined where it is no link within the site.
 */
export function addressIn(text: string, href: string): Address | undefined {
  const [target = "", id] = href.split("#");
  const anchor = id === undefined || id === "" ? undefined : id;
  if (target === "") return { path: textPage(text).path, anchor };
  if (target.startsWith("/")) return { path: target.slice(1), anchor };
  return /^[^/:]+\.md$/.test(target) ? { path: textPage(target.slice(0, -".md".length)).path, anchor } : undefined;
}

/** The links of texts to pages and places that the site does not have. */
export function deadLinks({ pages }: Site, texts: readonly ProjectText[]): readonly DeadLink[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return texts.flatMap(({ name }) => linksOf(byPath.get(textPage(name).path)!).flatMap((to) => (leads(byPath, to) ? [] : [{ text: name, target: shown(to) }])));
}

function linksOf({ blocks }: Page): readonly Address[] {
  return blocks.flatMap(inlinesOf).flatMap((inline) => (inline.kind === "link" ? [inline.to] : []));
}

function leads(pages: ReadonlyMap<string, Page>, { path, anchor }: Address): boolean {
  const page = pages.get(path);
  return page !== undefined && (anchor === undefined || anchorsOf(page).includes(anchor));
}

function shown({ path, anchor }: Address): string {
  return `/${path}${anchor === undefined ? "" : `#${anchor}`}`;
}
