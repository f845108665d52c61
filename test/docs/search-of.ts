import type { SiteFiles } from "./sites.ts";

export interface Place {
  readonly path: string;
  readonly page: string;
  readonly kind: string;
  readonly anchor: string;
  readonly names: readonly string[];
  readonly text: string;
}

export type Search = (query: string) => readonly Place[];

/** The search of a site, made by its own scripts as a page makes it. */
export function searchOf(files: SiteFiles): Search {
  const scope: Partial<Scope> = {};
  // A context of `node:vm` makes each look-up of a global slow.
  for (const path of ["minisearch.js", "search-words.js", "search-engine.js", "search-index.js"]) new Function("globalThis", files.get(`assets/${path}`)!)(scope);
  const { makeSearch, MiniSearch, searchWords, searchPages } = scope as Scope;
  return makeSearch(MiniSearch, searchWords, searchPages);
}

/** What the scripts leave in the page. */
interface Scope {
  readonly makeSearch: (MiniSearch: unknown, words: unknown, pages: unknown) => Search;
  readonly MiniSearch: unknown;
  readonly searchWords: unknown;
  readonly searchPages: unknown;
}

/** Where a place is. */
export function addressOf({ path, anchor }: Place): string {
  return anchor === "" ? path : `${path}#${anchor}`;
}
