import { equal, exists, isIn, same, type Condition } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";

type By = "revision" | "log" | "change_id";

/** Returns the change tags of rows, keyed by row id, in alphabetical order. */
export async function tagsOf(
  wiki: WikiStore,
  by: By,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const column = `tagged.${by}` as const;
  const rows =
    ids.length === 0
      ? []
      : await wiki.select({
          from: "tagged",
          columns: ["tagged.tag", column],
          where: [isIn(column, ids)],
          order: [{ column: "tagged.tag" }],
        });
  const found = new Map<number, string[]>();
  for (const row of rows) {
    const tags = found.get(row[column]) ?? [];
    found.set(row[column], [...tags, row["tagged.tag"]]);
  }
  return found;
}

/** Conditions for rows with a change tag. */
export const tagged = {
  revision: (tag: string): Condition =>
    exists("tagged", equal("tagged.tag", tag), same("tagged.revision", "revisions.id")),
  deleted: (tag: string): Condition =>
    exists("tagged", equal("tagged.tag", tag), same("tagged.revision", "deleted_revisions.id")),
  log: (tag: string): Condition => exists("tagged", equal("tagged.tag", tag), same("tagged.log", "log.id")),
  change: (tag: string): Condition =>
    exists("tagged", equal("tagged.tag", tag), same("tagged.change_id", "changes.id")),
} as const;
