import type { PageName } from "@kiln/server/query";
import { equal, isIn, type Condition } from "../../storage/wiki/select.ts";
import type { WikiStore } from "../../storage/wiki/wiki-store.ts";
import { fullTitle } from "../../wiki/titles.ts";
import { pagesOfRevisions } from "./generated-revisions.ts";

const columns = ["revisions.id", "pages.id", "pages.ns", "pages.title"] as const;

/** The pages of revisions, in the order in which these are named; those that are gone are left out. */
export async function pagesOfIds(wiki: WikiStore, ids: readonly number[]): Promise<readonly PageName[]> {
  const wanted = [...new Set(ids)].filter((id) => id > 0);
  if (wanted.length === 0) return [];
  const where: readonly Condition[] = [isIn("revisions.id", wanted)];
  const rows = await wiki.select({
    from: "revisions",
    joins: [{ table: "pages", on: [["pages.id", "revisions.page"]] }],
    columns,
    where,
  });
  const byId = new Map(
    rows.map((row) => [
      row["revisions.id"],
      {
        pageid: row["pages.id"],
        ns: row["pages.ns"],
        title: fullTitle({ ns: row["pages.ns"], title: row["pages.title"] }),
      },
    ]),
  );
  return pagesOfRevisions(wanted.flatMap((id) => (byId.has(id) ? [{ page: byId.get(id)!, revision: id }] : [])));
}

/** Which of these titles redirect now. */
export async function redirectsAmong(
  wiki: WikiStore,
  titles: readonly { readonly ns: number; readonly title: string }[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const [ns, some] of Map.groupBy(titles, (one) => one.ns)) {
    const where = [
      equal("pages.ns", ns),
      isIn("pages.title", [...new Set(some.map(({ title }) => title))]),
      equal("pages.is_redirect", 1),
    ];
    for (const row of await wiki.select({ from: "pages", columns: ["pages.title"], where }))
      found.add(`${ns}:${row["pages.title"]}`);
  }
  return found;
}
