import { interwikis } from "../../query/site/languages.ts";
import { type LinkTarget, type StoredTitle, fullTitle, linkTarget, pageNamed, spaced } from "../titles.ts";
import type { Expanded } from "./expand.ts";
import { type CategoryFact, type PageFacts, redirectTarget, trackingCategories } from "./page-facts.ts";
import { withoutRawParts } from "./read-tree.ts";
import { namespaces } from "../../query/site/namespaces.ts";
import { protocols } from "../../query/site/wikitext.ts";

const [file, category, special, media] = [6, 14, -1, -2];
const languages = new Set(interwikis.flatMap(({ prefix, language }) => (language === undefined ? [] : [prefix])));

/** The maximum length of a link target. */
const longestTarget = 1000;

/**
 * The maximum number of links, and of URLs, that are read from a text. All other writers wait for this (decided:
 * D-411).
 */
const mostLinks = 10_000;

class Facts {
  readonly links = new Map<string, StoredTitle>();
  readonly files = new Set<string>();
  readonly categories = new Map<string, string>();
  readonly languages = new Map<string, string>();
  readonly interwikis = new Map<string, { readonly prefix: string; readonly title: string }>();
}

/** Reads the links and categories of a page from its expanded text. `source` is the text before the expansion. */
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

/**
 * Adds links to the facts. Returns the text without them, so that they are not parsed again. Captions of files remain
 * part of the text.
 */
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

/**
 * Adds the target of a link to the facts. Returns its kind: a link, a file, whose caption is parsed too, or plain text.
 */
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

/**
 * Adds links that are not displayed in the text: categories, media files and language links. Returns false for other
 * links.
 */
function addToPage(
  { ns, title, fragment, interwiki }: LinkTarget,
  text: string | undefined,
  page: StoredTitle,
  facts: Facts,
): boolean {
  if (interwiki !== "") {
    // On talk pages, links to other languages are ordinary links.
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

/** Adds the target of the option `link` of a file, which may be a page other than the file's own. */
function addFileLink(text: string | undefined, page: StoredTitle, facts: Facts): void {
  const [, given] = /(?:^|\|)link=([^|]+)/.exec(text ?? "") ?? [];
  const target = given === undefined ? undefined : linkTarget(given);
  if (target !== undefined) addTarget(target, facts, page);
}

/** Adds the files of a gallery. Each line names a file and may have a caption. */
function addGallery(inner: string, page: StoredTitle, facts: Facts): void {
  for (const line of inner.split("\n", mostLinks)) {
    const [given = ""] = line.split("|", 1);
    const target = given.trim() === "" ? undefined : pageNamed(given, file);
    if (target?.ns !== file) continue;
    facts.files.add(target.title);
    addLinks(line.slice(given.length), page, facts);
  }
}

/** Decodes a link target, which may be URL-encoded. */
function decoded(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withSubpages = new Set(namespaces.flatMap(({ id, subpages }) => (subpages ? [id] : [])));

/** Resolves `/Part` and `../Other` on a page, in namespaces with subpages. */
function subpageOf(given: string, page: StoredTitle): string {
  const text = given.trim();
  if (!withSubpages.has(page.ns)) return given;
  if (text.startsWith("/")) return fullTitle(page) + (text.endsWith("/") ? text.slice(0, -1) : text);
  if (!text.startsWith("../")) return given;
  const [, steps = "", rest = ""] = /^((?:\.\.\/)+)(.*)$/s.exec(text) ?? [];
  const parts = fullTitle(page).split("/");
  const left = parts.slice(0, Math.max(0, parts.length - steps.length / 3));
  if (left.length === 0) return given;
  return [...left, ...(rest === "" ? [] : [rest.replace(/\/$/, "")])].join("/");
}

/**
 * A link `[[target|text]]` in expanded wikitext. Links are in the order of their ends, so links in the caption of a
 * file precede it.
 */
interface InternalLink {
  readonly target: string;
  /** The text after the first `|`; `undefined` if there is no `|`. */
  readonly text: string | undefined;
  readonly start: number;
  readonly end: number;
  /** True if it contains other links. Only files may contain links. */
  readonly isNested: boolean;
}

/** Finds links in one pass. Unclosed brackets are plain text. */
function internalLinks(text: string): readonly InternalLink[] {
  const links: InternalLink[] = [];
  const open: { readonly start: number; isNested: boolean }[] = [];
  const brackets = /\[\[|\]\]/g;
  for (let found = brackets.exec(text); found !== null; found = brackets.exec(text)) {
    if (found[0] === "[[") {
      // In `[[[`, the last two brackets open the link.
      const extra = text[found.index + 2] === "[" && text[found.index + 3] !== "[" ? 1 : 0;
      brackets.lastIndex += extra;
      open.push({ start: found.index + extra, isNested: false });
      continue;
    }
    const last = open.pop();
    if (last === undefined) continue;
    links.push(linkAt(text, last.start, brackets.lastIndex, last.isNested));
    const around = open.at(-1);
    if (around !== undefined) around.isNested = true;
  }
  return links;
}

/** Returns a link. Targets longer than any title are cut. */
function linkAt(text: string, start: number, end: number, isNested: boolean): InternalLink {
  const head = text.slice(start + 2, Math.min(end - 2, start + 2 + 2000));
  const bar = head.indexOf("|");
  if (bar < 0) return { target: end - start > 2000 ? "" : head, text: undefined, start, end, isNested };
  return { target: head.slice(0, bar), text: head.slice(bar + 1), start, end, isNested };
}

/**
 * Behavior switches, with the page property that each one sets. `__TOC__` is not included, because it only marks a
 * position.
 */
const switches: Readonly<Record<string, string>> = {
  notoc: "notoc",
  nogallery: "nogallery",
  forcetoc: "forcetoc",
  noeditsection: "noeditsection",
  newsectionlink: "newsectionlink",
  nonewsectionlink: "nonewsectionlink",
  hiddencat: "hiddencat",
  expectunusedcategory: "expectunusedcategory",
  index: "index",
  noindex: "noindex",
  staticredirect: "staticredirect",
  notitleconvert: "notitleconvert",
  notc: "notitleconvert",
  nocontentconvert: "nocontentconvert",
  nocc: "nocontentconvert",
};

/** The names that are case-sensitive. */
const sensitive = new Set([
  "HIDDENCAT",
  "INDEX",
  "NOINDEX",
  "NEWSECTIONLINK",
  "NONEWSECTIONLINK",
  "STATICREDIRECT",
  "EXPECTUNUSEDCATEGORY",
]);

/** Returns page properties for switches such as `__NOTOC__`, and the text without the switches. */
function switchesIn(text: string): {
  readonly switches: Readonly<Record<string, string>>;
  readonly text: string;
} {
  const found: Record<string, string> = {};
  const left = text.replaceAll(/__([A-Za-z]{2,20})__/g, (whole, word: string) => {
    const property = Object.hasOwn(switches, word.toLowerCase()) ? switches[word.toLowerCase()] : undefined;
    if (property === undefined || (sensitive.has(word.toUpperCase()) && word !== word.toUpperCase())) return whole;
    found[property] = "";
    return "";
  });
  return { switches: found, text: left };
}

const escaped = (text: string): string => text.replaceAll(/[/.]/g, "\\$&");
const named = protocols
  .filter((one) => one !== "//")
  .map(escaped)
  .join("|");

/** A URL, with an optional bracket before it. A URL without a scheme requires the bracket. */
const address = new RegExp(`(\\[)?(?<![\\w/:])((?:${named})|(?<=\\[)//)([^\\]\\[<>"\\s\\u007f\\u00a0\\u3000]+)`, "giu");

/** Returns the external URLs in expanded wikitext, without duplicates. */
function externalLinks(text: string): readonly string[] {
  const found = new Set<string>();
  const closing = closingBracket(text);
  for (const match of text.matchAll(address)) {
    const [whole, bracket, protocol = "", rest = ""] = match;
    const isClosed = bracket !== undefined && closing(match.index + whole.length);
    if (protocol === "//" && !isClosed) continue;
    const url = protocol + (isClosed ? rest : withoutPunctuation(rest));
    if (url.length > protocol.length && Buffer.byteLength(url) <= 2000)
      found.add(encoded(url.replaceAll("&amp;", "&")));
  }
  return [...found];
}

/** Percent-encodes non-ASCII characters. */
function encoded(url: string): string {
  return url.replaceAll(/[^\x21-\x7e]+/gu, (letters) => encodeURIComponent(letters.toWellFormed()));
}

/**
 * Returns a function that reports whether a bracket closes on the same line. Each closing bracket is searched for only
 * once.
 */
function closingBracket(text: string): (from: number) => boolean {
  let [close, line] = [-1, -1];
  return (from) => {
    if (close < from) close = at(text.indexOf("]", from));
    if (line < from) line = at(text.indexOf("\n", from));
    return close < line;
  };
}

const at = (index: number): number => (index < 0 ? Infinity : index);

/** Removes trailing punctuation from a URL. Keeps a closing parenthesis if the URL contains an opening one. */
function withoutPunctuation(text: string): string {
  let end = text.search(/'{2}/);
  end = end < 0 ? text.length : end;
  const signs = text.includes("(") ? ",;.:!?" : ",;.:!?)";
  while (end > 0 && signs.includes(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}

/** The search key of an external link: the scheme with the reversed labels of the host, and the rest of the URL. */
interface ExternalIndex {
  readonly host: string;
  readonly path: string;
}

/**
 * Returns the search keys of a URL: `https://org.example.` and `/a` for `https://example.org/a`. A protocol-relative
 * URL has keys for both `http` and `https`.
 */
export function externalIndexes(url: string): readonly ExternalIndex[] {
  if (url.startsWith("//")) return ["http:", "https:"].flatMap((protocol) => externalIndexes(protocol + url));
  const [, protocol = "", rest = ""] = /^([a-z+.-]+:(?:\/\/)?)(.*)$/is.exec(url) ?? [];
  const small = protocol.toLowerCase();
  if (small === "mailto:") {
    const [, user = "", host = "", more = ""] = /^([^@]*)@?([^?]*)(.*)$/s.exec(rest) ?? [];
    return [{ host: `mailto:${reversed(host)}@${user}`, path: more }];
  }
  if (!small.endsWith("//")) return [{ host: small, path: rest }];
  const [, host = "", port = "", path = ""] = /^(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)(:\d*)?(.*)$/s.exec(rest) ?? [];
  return [{ host: `${small}${reversed(host)}${port}`, path: path.startsWith("/") ? path : `/${path}` }];
}

function reversed(host: string): string {
  const labels = host.toLowerCase().replace(/\.$/, "").split(".");
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return `V4.${host}.`;
  return `${labels.reverse().join(".")}.`;
}
