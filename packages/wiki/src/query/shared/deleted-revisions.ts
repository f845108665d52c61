import type { Context } from "@kiln/server/query";
import { different, equal, type Condition, isIn, from, type Order, type Place } from "../../storage/select.ts";
import { given } from "./given.ts";
import { whereSeen } from "./hidden.ts";
import { tagged } from "./tags-of.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import type { StoredTitle } from "../../content/titles.ts";
import { revisionColumns, storedRevision, type StoredRevision } from "./revisions.ts";
import { moments, type TimeRange } from "./keys.ts";

interface Parameters {
  readonly user?: string | undefined;
  readonly excludeuser?: string | undefined;
  readonly tag?: string | undefined;
}

/** Returns the filters of deleted revisions: by one author, by all but one author, by change tag. */
export function deletedFilters({ user, excludeuser, tag }: Parameters, context: Context): readonly Condition[] {
  return [
    ...given(user, (name) => equal("deleted_revisions.user_name", name)),
    ...given(excludeuser, (name) => different("deleted_revisions.user_name", name)),
    ...(user === undefined && excludeuser === undefined ? [] : whereSeen("deleted_revisions.hidden", "user", context)),
    ...given(tag, tagged.deleted),
  ];
}

/** Returns the deleted revisions of titles, grouped by title, up to one more than the limit. */
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
  // In the index, titles of one namespace are adjacent.
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

/** Returns the order of deleted revisions: by title, then by time. `continue` is `namespace|title|timestamp|id`. */
export function deletedOrder(
  dir: "newer" | "older",
  at: string | undefined,
): { readonly where: readonly Condition[]; readonly order: readonly Order[] } {
  const descending = dir === "older";
  const [ns = "", title = "", timestamp = "", id = ""] = at?.split("|") ?? [];
  const place: readonly Place[] = [
    { column: "deleted_revisions.ns", value: Number(ns), descending },
    { column: "deleted_revisions.title", value: title, descending },
    { column: "deleted_revisions.timestamp", value: timestamp, descending },
    { column: "deleted_revisions.id", value: Number(id), descending },
  ];
  return {
    where: at === undefined ? [] : [from(...place)],
    order: place.map(({ column }) => ({ column, descending })),
  };
}

export const deletedPlace = (row: StoredRevision): readonly (string | number)[] => [
  row.ns,
  row.title,
  row.timestamp,
  row.id,
];
