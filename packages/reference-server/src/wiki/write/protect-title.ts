import { equal } from "../../storage/wiki/select.ts";
import type { StoredTitle } from "../titles.ts";
import { writeLogEntry } from "./log-entry.ts";
import { describeProtection } from "./describe-protection.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

export interface TitleProtection extends Change {
  readonly title: StoredTitle;
  readonly level: string;
  /** A stored moment, or `infinity`. */
  readonly expiry: string;
}

/** Says who may make a page of a title that has none. */
export async function protectTitle(unit: WikiUnit, change: TitleProtection): Promise<void> {
  const { title: { ns, title }, level, expiry, actor, timestamp, comment } = change;
  await unit.wiki.delete("protected_titles", [equal("protected_titles.ns", ns), equal("protected_titles.title", title)]);
  await unit.wiki.insert("protected_titles", [{ ns, title, account: actor.account, user_name: actor.name, reason: comment, timestamp, expiry, level }]);
  const params = describeProtection([{ type: "create", level, expiry }], false);
  await writeLogEntry(unit, { ...change, type: "protect", action: "protect", about: { ns, title }, params });
}
