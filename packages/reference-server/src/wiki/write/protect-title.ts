import type { StoredTitle } from "../titles.ts";
import { writeLogEntry } from "./log-entry.ts";
import { describeProtection } from "./describe-protection.ts";
import { findPage } from "./find-page.ts";
import { freeTitle } from "./free-title.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

export interface TitleProtection extends Change {
  readonly title: StoredTitle;
  readonly level: string;
  /** A stored moment, or `infinity`. */
  readonly expiry: string;
}

/** Says who may make a page of a title that has none. Returns whether it has none. */
export async function protectTitle(unit: WikiUnit, change: TitleProtection): Promise<boolean> {
  const {
    title: { ns, title },
    level,
    expiry,
    actor,
    timestamp,
    comment,
  } = change;
  if ((await findPage(unit, { ns, title })) !== undefined) return false;
  await freeTitle(unit, { ns, title });
  await unit.wiki.insert("protected_titles", [
    { ns, title, account: actor.account, user_name: actor.name, reason: comment, timestamp, expiry, level },
  ]);
  const params = describeProtection([{ type: "create", level, expiry }], false);
  await writeLogEntry(unit, { ...change, type: "protect", action: "protect", about: { ns, title }, params });
  return true;
}
