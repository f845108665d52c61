import { interwikis } from "../../query/site/interwikis.ts";
import { linkTarget, pageNamed, type LinkTarget } from "../site-titles.ts";
import { fullTitle, spaced, type StoredTitle } from "../titles.ts";
import type { Expanded } from "./expand.ts";
import { externalLinks } from "./external-links.ts";
import { internalLinks, type InternalLink } from "./internal-links.ts";
import type { CategoryFact, PageFacts } from "./page-facts.ts";
import { withoutRawParts } from "./raw-parts.ts";
import { redirectTarget } from "./redirect.ts";
import { subpageOf } from "./subpages.ts";
import { switchesIn } from "./switches.ts";
import { trackingCategories } from "./tracking-categories.ts";

const [file, category, special, media] = [6, 14, -1, -2];
const languages = new Set(interwikis.flatMap(({ prefix, language }) => (language === undefined ? [] : [prefix])));

/** No title is longer, however it is written. */
const longestTarget = 1000;

/** Links of a text that are read, and addresses: all other writers wait for them (decided: D-411). */
const mostLinks = 10_000;

/** What is found while a text is read. */
class Facts {
  readonly links = new Map<string, StoredTitle>();
  readonly files = new Set<string>();
  readonly categories = new Map<string, string>();
  readonly languages = new Map<string, string>();
  readonly interwikis = new Map<string, { readonly prefix: string; readonly title: string }>();
}

/** Reads what a page links to and is in, from its text with all templates in place. `source` is the text without them. */
export function readFacts(source: string, page: StoredTitle, expanded: Expanded): PageFacts {
  const { text, parts } = withoutRawParts(expanded.text);
  const facts = new Facts();
  const redirect = redirectTarget(source);
  if (redirect !== undefined) addTarget(redirect, facts);
  const hidden = addLinks(text, page, facts);
  for (const { name, inner } of parts) if (name === "gallery") addGallery(inner, page, facts);
  const { switches, text: rest } = switchesIn(hidden);
  const properties = { ...switches, ...Object.fromEntries(expanded.properties) };
  for (const title of trackingCategories(page, switches, expanded.tracking))
    if (!facts.categories.has(title)) facts.categories.set(title, "");
  return {
    links: [...facts.links.values()],
    templates: [...expanded.templates.values()],
    files: [...facts.files],
    categories: [...facts.categories].map(
      ([title, prefix]): CategoryFact => ({
        title,
        prefix: prefix === "" ? (properties["defaultsort"] ?? "") : prefix,
      }),
    ),
    external: externalLinks(rest).slice(0, mostLinks),
    languages: [...facts.languages].map(([language, title]) => ({ language, title })),
    interwikis: [...facts.interwikis.values()],
    properties,
    redirect,
  };
}

/** Returns the text without the links, so that nothing is found in them again; the text of a file is text of the page. */
function addLinks(text: string, page: StoredTitle, facts: Facts): string {
  let [left, from] = ["", 0];
  for (const link of internalLinks(text)
    .slice(0, mostLinks)
    .toSorted((one, other) => one.start - other.start)) {
    const isLink = addLink(link, page, facts);
    if (isLink !== "link" || link.start < from) continue;
    left += `${text.slice(from, link.start)} `;
    from = link.end;
  }
  return left + text.slice(from);
}

/** What the text was: a link, a file whose text is read on, or no link. */
function addLink(
  { target: given, text, isNested }: InternalLink,
  page: StoredTitle,
  facts: Facts,
): "link" | "file" | "text" {
  if (given.length > longestTarget || /^\s*(?:https?|ftp):\/\//i.test(given) || /[<>[\]{}]/.test(given)) return "text";
  const isPlain = given.trim().startsWith(":");
  const target = linkTarget(subpageOf(decoded(given), page));
  if (target === undefined) return "text";
  if (!isPlain && target.interwiki === "" && target.ns === file) {
    facts.files.add(target.title);
    addFileLink(text, page, facts);
    return "file";
  }
  if (isNested) return "text";
  if (isPlain || !addToPage(target, text, page, facts)) addTarget(target, facts, page);
  return "link";
}

/** Links that do not stand in the text: categories, files that are named, the page in other languages. */
function addToPage(
  { ns, title, fragment, interwiki }: LinkTarget,
  text: string | undefined,
  page: StoredTitle,
  facts: Facts,
): boolean {
  if (interwiki !== "") {
    // On talk pages links to other languages are links as others.
    if (!languages.has(interwiki) || page.ns % 2 === 1) return false;
    if (!facts.languages.has(interwiki))
      facts.languages.set(interwiki, spaced(title) + (fragment === "" ? "" : `#${fragment}`));
    return true;
  }
  if (ns === media) facts.files.add(title);
  if (ns === category) facts.categories.set(title, (text ?? "").replaceAll("\n", ""));
  return ns === media || ns === category;
}

function addTarget({ ns, title, fragment, interwiki }: LinkTarget, facts: Facts, page?: StoredTitle): void {
  if (interwiki !== "") {
    if (title !== "") facts.interwikis.set(`${interwiki}:${title}`, { prefix: interwiki, title });
    return;
  }
  const isSelf = page !== undefined && fragment === "" && ns === page.ns && title === page.title;
  if (title === "" || ns === special || isSelf) return;
  const place = { ns: ns === media ? file : ns, title };
  facts.links.set(fullTitle(place), place);
}

/** A file may lead to a page in place of its own. */
function addFileLink(text: string | undefined, page: StoredTitle, facts: Facts): void {
  const [, given] = /(?:^|\|)link=([^|]+)/.exec(text ?? "") ?? [];
  const target = given === undefined ? undefined : linkTarget(given);
  if (target !== undefined) addTarget(target, facts, page);
}

/** Each line of a gallery names a file, and may have a text. */
function addGallery(inner: string, page: StoredTitle, facts: Facts): void {
  for (const line of inner.split("\n", mostLinks)) {
    const [given = ""] = line.split("|", 1);
    const target = given.trim() === "" ? undefined : pageNamed(given, file);
    if (target?.ns !== file) continue;
    facts.files.add(target.title);
    addLinks(line.slice(given.length), page, facts);
  }
}

/** Targets may be written as in addresses. */
function decoded(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
