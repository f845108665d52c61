import { equal, isIn } from "../../storage/wiki/select.ts";
import type { WikiStore } from "../../storage/wiki/wiki-store.ts";

const software = 8;
/** In one query. */
const mostTitles = 1000;
const joins = [{ table: "texts", on: [["texts.revision", "pages.latest"]] }] as const;

/** The texts that the site has in place of those of the software, by the titles of their pages: `Edit`, `Edit/de`. */
export async function ownMessages(wiki: WikiStore, titles: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let start = 0; start < titles.length; start += mostTitles) {
    const where = [equal("pages.ns", software), isIn("pages.title", titles.slice(start, start + mostTitles))];
    for (const row of await wiki.select({ from: "pages", joins, columns: ["pages.title", "texts.text"], where }))
      found.set(row["pages.title"], row["texts.text"]);
  }
  return found;
}

/** The titles of all pages that are messages in the site's language: those with a slash are in others. */
export async function ownTitles(wiki: WikiStore): Promise<readonly string[]> {
  const rows = await wiki.select({
    from: "pages",
    columns: ["pages.title"],
    where: [equal("pages.ns", software)],
    order: [{ column: "pages.title" }],
  });
  return rows.map((row) => row["pages.title"]).filter((title) => !title.includes("/"));
}
