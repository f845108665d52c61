import type { MakeSearch } from "../../templates/runtime/docs/search-engine.ts";
import type { Words } from "../../templates/runtime/docs/search/words.ts";
import type { ListedPage, Place, Search } from "../../templates/runtime/docs/search/places.ts";
import type { SiteFiles } from "./sites.ts";

export type { Place, Search };

/** Returns the search of a site, built by its own scripts as in a page. */
export function searchOf(files: SiteFiles): Search {
  const scope: Partial<Scope> = {};
  // In a context of `node:vm`, each access to a global is slow.
  for (const path of ["search-synonyms.js", "search-engine.js", "search-index.js"])
    new Function("globalThis", files.get(`assets/${path}`)!)(scope);
  const { makeSearch, searchWords, searchPages, searchServices } = scope as Scope;
  return makeSearch(searchWords, searchPages, searchServices);
}

/** Globals that the scripts define in the page. */
interface Scope {
  readonly makeSearch: MakeSearch;
  readonly searchWords: Words;
  readonly searchPages: readonly ListedPage[];
  readonly searchServices: readonly string[];
}

export function addressOf({ path, anchor }: Place): string {
  return anchor === "" ? path : `${path}#${anchor}`;
}
