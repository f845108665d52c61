import { equal, isIn } from "../../storage/wiki/select.ts";
import { base36Of } from "./base36.ts";
import { deletePage } from "./delete-page.ts";
import { refreshShowing } from "./refresh-including.ts";
import { count } from "./statistics.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

/** Deletes a file in all its versions, with its page. `title` is without the namespace. */
export async function deleteFile(unit: WikiUnit, change: Change & { readonly title: string }): Promise<boolean> {
  const { title, actor, timestamp, comment } = change;
  const where = [isIn("files.state", ["current", "old"]), equal("files.title", title)];
  // The newest version, whose `archive_name` is empty, is archived first.
  const rows = await unit.wiki.select({
    from: "files",
    columns: ["files.id", "files.sha1"],
    where,
    order: [{ column: "files.archive_name" }],
  });
  if (rows.length === 0) return false;
  const archived = await unit.wiki.count({ from: "files", where: [equal("files.state", "deleted")] });
  const deleted = { state: "deleted", deleted_timestamp: timestamp, deleted_by: actor.name, deleted_reason: comment };
  const ending = /\.\w+$/.exec(title)?.[0].toLowerCase() ?? "";
  for (const [index, row] of rows.entries()) {
    const values = {
      ...deleted,
      archive_id: archived + index + 1,
      storage_key: `${base36Of(row["files.sha1"])}${ending}`,
    };
    await unit.wiki.update("files", values, [equal("files.id", row["files.id"])]);
  }
  await count(unit, { files: -1 });
  await deletePage(unit, { ...change, title: { ns: 6, title } });
  await refreshShowing(unit, title, timestamp);
  return true;
}
