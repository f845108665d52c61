import { equal } from "../../storage/select.ts";
import { writeLogEntry } from "./log-entry.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

const columns = ["changes.ns", "changes.title", "changes.page", "changes.old_revision"] as const;

/** Marks the change of a revision as patrolled. Returns whether the change existed. */
export async function patrol(unit: WikiUnit, change: Change & { readonly revision: number }): Promise<boolean> {
  const where = [equal("changes.revision", change.revision), equal("changes.patrolled", 0)];
  const [row] = await unit.wiki.select({ from: "changes", columns, where, limit: 1 });
  if (row === undefined) return false;
  await unit.wiki.update("changes", { patrolled: 1 }, where);
  const about = { ns: row["changes.ns"], title: row["changes.title"] };
  const params = { curid: change.revision, previd: row["changes.old_revision"], auto: false };
  await writeLogEntry(unit, {
    ...change,
    type: "patrol",
    action: "patrol",
    about,
    page: row["changes.page"],
    params,
    isChange: false,
  });
  return true;
}
