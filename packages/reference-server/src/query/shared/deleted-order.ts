import { from, type Condition, type Order, type Place } from "../../storage/wiki/select.ts";
import type { StoredRevision } from "./stored-revision.ts";

/** Deleted revisions by title, and those of one title by time: `continue` is `namespace|title|timestamp|id`. */
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
