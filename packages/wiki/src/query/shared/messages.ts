import type { Context } from "@kiln/server/query";
import { equal, isIn } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { languageCodes } from "../site/languages.ts";

const software = 8;
/** The maximum number of titles per query. */
const mostTitles = 1000;
const joins = [{ table: "texts", on: [["texts.revision", "pages.latest"]] }] as const;

/** Returns the messages that the site overrides, by the titles of their pages: `Edit`, `Edit/de`. */
export async function ownMessages(wiki: WikiStore, titles: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let start = 0; start < titles.length; start += mostTitles) {
    const where = [equal("pages.ns", software), isIn("pages.title", titles.slice(start, start + mostTitles))];
    for (const row of await wiki.select({ from: "pages", joins, columns: ["pages.title", "texts.text"], where }))
      found.set(row["pages.title"], row["texts.text"]);
  }
  return found;
}

/** Returns the titles of all pages with messages in the site's language. Titles with a slash are in other languages. */
export async function ownTitles(wiki: WikiStore): Promise<readonly string[]> {
  const rows = await wiki.select({
    from: "pages",
    columns: ["pages.title"],
    where: [equal("pages.ns", software)],
    order: [{ column: "pages.title" }],
  });
  return rows.map((row) => row["pages.title"]).filter((title) => !title.includes("/"));
}

const ofSite = "en";

/**
 * Returns the requested language of names and messages. Falls back to the site's language if it is unknown or absent.
 */
export function interfaceLanguage({ request }: Context): string {
  const { uselang = "user" } = request["main"] as { readonly uselang?: string };
  const code = uselang.toLowerCase();
  return languageCodes.includes(code) ? code : ofSite;
}
