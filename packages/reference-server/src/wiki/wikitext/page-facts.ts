import type { StoredTitle } from "../titles.ts";
import type { LinkTarget } from "../site-titles.ts";

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
