import type { WikiStore } from "../../storage/wiki/wiki-store.ts";
import { titlesAre } from "../../wiki/titles-are.ts";
import type { StoredTitle } from "../../wiki/titles.ts";

export const keyOf = ({ ns, title }: StoredTitle): string => `${ns}:${title}`;

/** The ids of the pages that have these titles now, by `keyOf`. */
export async function idsOfPages(
  wiki: WikiStore,
  titles: readonly StoredTitle[],
): Promise<ReadonlyMap<string, number>> {
  const rows =
    titles.length === 0
      ? []
      : await wiki.select({
          from: "pages",
          columns: ["pages.id", "pages.ns", "pages.title"],
          where: [titlesAre("pages", titles)],
        });
  return new Map(rows.map((row) => [keyOf({ ns: row["pages.ns"], title: row["pages.title"] }), row["pages.id"]]));
}
