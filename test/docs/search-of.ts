import { runInNewContext } from "node:vm";
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
  const context: Record<string, unknown> = {};
  for (const path of ["minisearch.js", "search-engine.js", "search-index.js"]) runInNewContext(files.get(`assets/${path}`)!, context, { filename: path });
  return runInNewContext("makeSearch(MiniSearch, searchPages)", context) as Search;
}

/** Where a place is. */
export function addressOf({ path, anchor }: Place): string {
  return anchor === "" ? path : `${path}#${anchor}`;
}
