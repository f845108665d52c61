import { equal } from "../../storage/select.ts";
import type { StoredTitle } from "../titles.ts";
import type { WikiUnit } from "./wiki-unit.ts";

export interface Watch {
  readonly account: number;
  readonly title: StoredTitle;
  /** The time of the first unseen change; null if there are none. */
  readonly notified?: string | null;
  /** A timestamp in its stored form; null if the entry does not expire. */
  readonly expiry?: string | null;
}

/** Adds a page and its talk page to the watchlist of an account. Existing entries are unchanged. */
export async function watch(
  { wiki }: WikiUnit,
  { account, title: { ns, title }, notified = null, expiry = null }: Watch,
): Promise<void> {
  for (const one of [ns & ~1, ns | 1]) {
    const where = [equal("watched.account", account), equal("watched.ns", one), equal("watched.title", title)];
    if ((await wiki.count({ from: "watched", where })) === 0)
      await wiki.insert("watched", [{ account, ns: one, title, notified, expiry }]);
  }
}

/** Removes a page and its talk page from the watchlist of an account. */
export async function unwatch({ wiki }: WikiUnit, { account, title: { ns, title } }: Watch): Promise<void> {
  for (const one of [ns & ~1, ns | 1]) {
    await wiki.delete("watched", [
      equal("watched.account", account),
      equal("watched.ns", one),
      equal("watched.title", title),
    ]);
  }
}
