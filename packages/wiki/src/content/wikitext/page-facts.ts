import { type LinkTarget, type StoredTitle, linkTarget, spaced } from "../titles.ts";
import { isoOf, months } from "../timestamps.ts";
import { withoutRawParts } from "./read-tree.ts";

/** The links, inclusions and categories of a text. */
export interface PageFacts {
  readonly links: readonly StoredTitle[];
  readonly templates: readonly StoredTitle[];
  /** Titles of files, in their stored form. */
  readonly files: readonly string[];
  readonly categories: readonly CategoryFact[];
  readonly external: readonly string[];
  /** Displayed titles with their sections. */
  readonly languages: readonly { readonly language: string; readonly title: string }[];
  readonly interwikis: readonly { readonly prefix: string; readonly title: string }[];
  readonly properties: Readonly<Record<string, string>>;
  readonly redirect: LinkTarget | undefined;
}

export interface CategoryFact {
  /** The title in its stored form. */
  readonly title: string;
  /** The prefix of the sort key, which precedes the title. */
  readonly prefix: string;
}

/** The facts of a page that is not wikitext or no longer exists. */
export const noFacts: PageFacts = {
  links: [],
  templates: [],
  files: [],
  categories: [],
  external: [],
  languages: [],
  interwikis: [],
  properties: {},
  redirect: undefined,
};

const redirect = /^\s*#redirect\s*:?\s*\[\[([^|\]\n]{1,1000})(?:\|[^\]\n]{0,1000})?\]\]/i;

/** Returns the target of a page that begins with `#REDIRECT [[…]]`. */
export function redirectTarget(text: string): LinkTarget | undefined {
  const [, given] = redirect.exec(text.slice(0, 4000)) ?? [];
  const target = given === undefined ? undefined : linkTarget(given.trim());
  return target === undefined || (target.title === "" && target.interwiki === "") ? undefined : target;
}

/**
 * Returns the sort key of a page in a category. It is in uppercase, which is the default of sites. The title decides
 * between equal prefixes.
 */
export function sortKey(prefix: string, title: string): string {
  const unprefixed = spaced(title);
  const key = prefix === "" ? unprefixed : `${prefix.replaceAll(/[\n\t]/g, " ")}\n${unprefixed}`;
  return cutBytes(key.toUpperCase(), 230);
}

/** The tracking categories, keyed by the messages that name them. */
export const trackingNames: Readonly<Record<string, string>> = {
  "index-category": "Indexed_pages",
  "noindex-category": "Noindexed_pages",
  "duplicate-args-category": "Pages_using_duplicate_arguments_in_template_calls",
  "expansion-depth-exceeded-category": "Pages_where_expansion_depth_is_exceeded",
  "post-expand-template-inclusion-category": "Pages_where_template_include_size_is_exceeded",
  "hidden-category-category": "Hidden_categories",
  "broken-file-category": "Pages_with_broken_file_links",
  "template-loop-category": "Pages_with_template_loops",
};

const category = 14;

/** Returns the tracking categories of a page, based on its switches and errors. */
export function trackingCategories(
  { ns }: StoredTitle,
  switches: Readonly<Record<string, string>>,
  wrong: ReadonlySet<string>,
): readonly string[] {
  const keys = [
    ...wrong,
    ...("hiddencat" in switches && ns === category ? ["hidden-category-category"] : []),
    ...("noindex" in switches ? ["noindex-category"] : "index" in switches ? ["index-category"] : []),
  ];
  return keys.flatMap((key) => trackingNames[key] ?? []);
}

/**
 * Transforms a text before it is saved: expands signatures and removes trailing whitespace. `name` is the user who
 * saves the text.
 */
export function preSave(text: string, name: string, timestamp: string): string {
  const tidy = text.replaceAll(/\r\n?/g, "\n").trimEnd();
  // Signatures in comments and in raw text are not expanded.
  if (!tidy.includes("~~~") || !withoutRawParts(tidy).text.includes("~~~")) return tidy;
  const isAddress = /^[\d.]+$|:/.test(name);
  const who = isAddress
    ? `[[Special:Contributions/${name}|${name}]]`
    : `[[User:${name}|${name}]] ([[User talk:${name}|talk]])`;
  const when = momentText(timestamp);
  return tidy.replaceAll(/<nowiki>[^<]*<\/nowiki>|~{3,5}/g, (found) =>
    found.startsWith("<") ? found : (({ 3: who, 4: `${who} ${when}` } as Record<number, string>)[found.length] ?? when),
  );
}

/** Formats a stored timestamp like a signature: `12:00, 31 January 2024 (UTC)`. */
export function momentText(stored: string): string {
  const [, year = "", month = "", day = "", time = ""] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(isoOf(stored)) ?? [];
  return `${time}, ${Number(day)} ${months[Number(month) - 1]} ${year} (UTC)`;
}

/** Cuts a text to a maximum number of UTF-8 bytes without splitting a character. */
export function cutBytes(text: string, most: number): string {
  if (text.length * 3 <= most || Buffer.byteLength(text) <= most) return text;
  const bytes = Buffer.from(text);
  let end = most;
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return bytes.toString("utf8", 0, end);
}
