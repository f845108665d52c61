import type { SiteinfoResults } from "@kiln/server/query/results";
import type { Site } from "../site.ts";

/** Returns the number of accounts and the statistics of the stored data. */
export async function statisticsOf(site: Site): Promise<NonNullable<SiteinfoResults["statistics"]>> {
  const accounts = await site.storage.read((unit) => unit.accounts.list());
  const counted = await storedCounts(site);
  return {
    pages: counted["pages"] ?? 0,
    articles: counted["articles"] ?? 0,
    edits: counted["edits"] ?? 0,
    images: counted["files"] ?? 0,
    users: accounts.length,
    activeusers: 0,
    admins: accounts.filter(({ groups }) => groups.includes("sysop")).length,
    jobs: 0,
  };
}

async function storedCounts({ storage }: Site): Promise<Readonly<Record<string, number>>> {
  const rows = await storage.read(({ wiki }) =>
    wiki.select({ from: "statistics", columns: ["statistics.name", "statistics.value"] }),
  );
  return Object.fromEntries(rows.map((row) => [row["statistics.name"], row["statistics.value"]]));
}
