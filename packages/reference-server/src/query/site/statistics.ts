import type { SiteinfoResults } from "@kiln/server/query/results";

/** As many things as the examples have of everything. */
const made = 25;
/** The namespaces of stored pages. */
const stored = 16;

/** Counts of a site without pages, or of the one that the examples make up. */
export function statisticsOf(mock: boolean): NonNullable<SiteinfoResults["statistics"]> {
  const count = mock ? made : 0;
  const pages = stored * count;
  return { pages, articles: count, edits: pages, images: count, users: count, activeusers: count, admins: count, jobs: 0 };
}
