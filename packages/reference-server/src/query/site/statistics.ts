import type { SiteinfoResults } from "@kiln/server/query/results";
import type { Site } from "../site.ts";
import { isMadeUp } from "../stored-or-made.ts";

/** As many things as the examples have of everything. */
const made = 25;
/** The namespaces of stored pages. */
const stored = 16;

/** Counts of the accounts, and of what is stored, or what the examples make up. */
export async function statisticsOf(site: Site): Promise<NonNullable<SiteinfoResults["statistics"]>> {
  const accounts = await site.storage.read((unit) => unit.accounts.list());
  const count = (await isMadeUp(site)) ? made : 0;
  const counted = count > 0 ? { pages: stored * count, articles: count, edits: stored * count, files: count } : await storedCounts(site);
  return {
    pages: counted["pages"] ?? 0,
    articles: counted["articles"] ?? 0,
    edits: counted["edits"] ?? 0,
    images: counted["files"] ?? 0,
    users: count + accounts.length,
    activeusers: count,
    admins: accounts.filter(({ groups }) => groups.includes("sysop")).length,
    jobs: 0,
  };
}

async function storedCounts({ storage }: Site): Promise<Readonly<Record<string, number>>> {
  const rows = await storage.read(({ wiki }) => wiki.select({ from: "statistics", columns: ["statistics.name", "statistics.value"] }));
  return Object.fromEntries(rows.map((row) => [row["statistics.name"], row["statistics.value"]]));
}
