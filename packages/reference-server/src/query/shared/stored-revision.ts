import { tables, type Column, type RowOf } from "../../storage/wiki/tables.ts";
import type { Join } from "../../storage/wiki/select.ts";

/** A revision with the title of its page, or with the one that the page had when it was deleted. */
export type StoredRevision = RowOf<"deleted_revisions">;

export type RevisionTable = "revisions" | "deleted_revisions";

const own = Object.keys(tables.revisions.columns) as readonly (keyof typeof tables.revisions.columns)[];

/** What is asked of each table for a revision. */
export const revisionColumns: Readonly<Record<RevisionTable, readonly Column[]>> = {
  revisions: [...own.map((name) => `revisions.${name}` as const), "pages.ns", "pages.title"],
  deleted_revisions: [
    ...own.map((name) => `deleted_revisions.${name}` as const),
    "deleted_revisions.ns",
    "deleted_revisions.title",
  ],
};

export const pageOfRevision: Join = { table: "pages", on: [["pages.id", "revisions.page"]] };

/** The same names, whatever the table. */
export function storedRevision(row: Readonly<Record<string, unknown>>): StoredRevision {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column.slice(column.indexOf(".") + 1), value]),
  ) as unknown as StoredRevision;
}
