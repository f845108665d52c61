import type { Column, RowOf } from "../../storage/wiki/tables.ts";

const names = [
  "id",
  "page",
  "parent",
  "timestamp",
  "account",
  "user_name",
  "comment",
  "minor",
  "hidden",
  "length",
  "sha1",
  "model",
] as const;

type RevisionTable = "revisions" | "deleted_revisions";

/** The columns of a revision, whether it is there or was deleted. */
export function revisionColumns<T extends RevisionTable>(table: T): readonly `${T}.${(typeof names)[number]}`[] {
  return names.map((name) => `${table}.${name}` as const);
}

export function revisionOf(table: RevisionTable, row: { readonly [C in Column]?: unknown }): RowOf<"revisions"> {
  return Object.fromEntries(names.map((name) => [name, row[`${table}.${name}`]])) as unknown as RowOf<"revisions">;
}
