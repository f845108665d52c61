import type { SiteFiles } from "./sites.ts";

export interface Place {
  readonly path: string;
  readonly page: string;
  readonly service: string;
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
  for (const path of ["search-synonyms.js", "search-words.js", "search-names.js", "search-terms.js", "search-engine.js", "search-index.js"]) new Function("globalThis", files.get(`assets/${path}`)!)(scope);
  const { makeSearch, searchWords, searchPages, searchServices } = scope as Scope;
  return makeSearch(searchWords, searchPages, searchServices);
}

/** What the scripts leave in the page. */
interface Scope {
  readonly makeSearch: (words: unknown, pages: unknown, services: unknown) => Search;
  readonly searchWords: unknown;
  readonly searchPages: unknown;
  readonly searchServices: unknown;
}

/** Where a place is. */
export function addressOf({ path, anchor }: Place): string {
  return anchor === "" ? path : `${path}#${anchor}`;
}
