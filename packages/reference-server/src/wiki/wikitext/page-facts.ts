import { type StoredTitle, spaced } from "../titles.ts";
import { type LinkTarget, linkTarget } from "../site-titles.ts";
import { cutBytes } from "./cut-bytes.ts";

/** What a text links to, includes, and is in. */
export interface PageFacts {
  readonly links: readonly StoredTitle[];
  readonly templates: readonly StoredTitle[];
  /** Titles of files, as they are stored. */
  readonly files: readonly string[];
  readonly categories: readonly CategoryFact[];
  readonly external: readonly string[];
  /** Titles as people read them, with their sections. */
  readonly languages: readonly { readonly language: string; readonly title: string }[];
  readonly interwikis: readonly { readonly prefix: string; readonly title: string }[];
  readonly properties: Readonly<Record<string, string>>;
  readonly redirect: LinkTarget | undefined;
}

export interface CategoryFact {
  /** As it is stored. */
  readonly title: string;
  /** What the page is sorted by in front of its title. */
  readonly prefix: string;
}

/** Of a page that is no wikitext, or is no more. */
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

/** Where a page leads that begins with `#REDIRECT [[…]]`. */
export function redirectTarget(text: string): LinkTarget | undefined {
  const [, given] = redirect.exec(text.slice(0, 4000)) ?? [];
  const target = given === undefined ? undefined : linkTarget(given.trim());
  return target === undefined || (target.title === "" && target.interwiki === "") ? undefined : target;
}

/**
 * What a page is sorted by in a category: in capital letters, as sites do that choose nothing else. The title decides
 * between equal prefixes.
 */
export function sortKey(prefix: string, title: string): string {
  const unprefixed = spaced(title);
  const key = prefix === "" ? unprefixed : `${prefix.replaceAll(/[\n\t]/g, " ")}\n${unprefixed}`;
  return cutBytes(key.toUpperCase(), 230);
}
