import type { SiteinfoResults } from "@kiln/server/query/results";
import type { Site } from "../site.ts";

/** As many things as the examples have of everything. */
const made = 25;
/** The namespaces of stored pages. */
const stored = 16;

/** Counts of the accounts, and of what the examples make up. */
export async function statisticsOf({ storage, mock }: Site): Promise<NonNullable<SiteinfoResults["statistics"]>> {
  const accounts = await storage.read((unit) => unit.accounts.list());
  const count = mock ? made : 0;
  const pages = stored * count;
  return {
    pages,
    articles: count,
    edits: pages,
    images: count,
    users: count + accounts.length,
    activeusers: count,
    admins: accounts.filter(({ groups }) => groups.includes("sysop")).length,
    jobs: 0,
  };
}
