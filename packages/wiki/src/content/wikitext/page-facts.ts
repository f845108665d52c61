import { type StoredTitle, spaced } from "../titles.ts";
import { type LinkTarget, linkTarget } from "../site-titles.ts";
import { cutBytes } from "./cut-bytes.ts";

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
