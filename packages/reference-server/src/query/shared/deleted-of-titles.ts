import { equal, isIn, type Condition } from "../../storage/wiki/select.ts";
import type { WikiStore } from "../../storage/wiki/wiki-store.ts";
import type { StoredTitle } from "../../wiki/titles.ts";
import { deletedOrder } from "./deleted-order.ts";
import { revisionColumns, storedRevision, type StoredRevision } from "./stored-revision.ts";
import { moments, type TimeRange } from "./time-order.ts";

/** The deleted revisions of titles, one title after the other: as many as the limit and one more. */
export async function deletedOfTitles(
  wiki: WikiStore,
  titles: readonly StoredTitle[],
  { limit, ...range }: TimeRange & { readonly limit: number },
  conditions: readonly Condition[],
): Promise<readonly StoredRevision[]> {
  const descending = range.dir === "older";
  const { where, order } = deletedOrder(range.dir, range.continue);
  const shared = [...where, ...moments(range, "deleted_revisions.timestamp"), ...conditions];
  const spaces = [...Map.groupBy(titles, ({ ns }) => ns)].toSorted(([one], [other]) =>
    descending ? other - one : one - other,
  );
  const rows: StoredRevision[] = [];
  // The index contains the titles of one namespace side by side.
  for (const [ns, some] of spaces) {
    if (rows.length > limit) break;
    const ofSpace = isIn("deleted_revisions.title", [...new Set(some.map(({ title }) => title))]);
    const found = await wiki.select({
      from: "deleted_revisions",
      columns: revisionColumns.deleted_revisions,
      where: [equal("deleted_revisions.ns", ns), ofSpace, ...shared],
      order,
      limit: limit + 1 - rows.length,
    });
    rows.push(...found.map(storedRevision));
  }
  return rows;
}
