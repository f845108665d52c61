import { equal, type Condition } from "../../storage/wiki/select.ts";
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
  const order = [
    { column: "deleted_revisions.timestamp", descending },
    { column: "deleted_revisions.id", descending },
  ] as const;
  const shared = [
    ...deletedOrder(range.dir, range.continue).where,
    ...moments(range, "deleted_revisions.timestamp"),
    ...conditions,
  ];
  const rows: StoredRevision[] = [];
  // Each title is a range of the index.
  for (const { ns, title } of inOrder(titles, descending)) {
    if (rows.length > limit) break;
    const where = [equal("deleted_revisions.ns", ns), equal("deleted_revisions.title", title), ...shared];
    const some = await wiki.select({
      from: "deleted_revisions",
      columns: revisionColumns.deleted_revisions,
      where,
      order,
      limit: limit + 1 - rows.length,
    });
    rows.push(...some.map(storedRevision));
  }
  return rows;
}

function inOrder(titles: readonly StoredTitle[], descending: boolean): readonly StoredTitle[] {
  const sorted = titles.toSorted(
    (one, other) => one.ns - other.ns || Buffer.compare(Buffer.from(one.title), Buffer.from(other.title)),
  );
  return descending ? sorted.toReversed() : sorted;
}
