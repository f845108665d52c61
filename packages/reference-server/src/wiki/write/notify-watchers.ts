import { different, equal } from "../../storage/wiki/select.ts";
import type { StoredTitle } from "../titles.ts";
import type { Actor, WikiUnit } from "./wiki-unit.ts";

/** Notes for whoever watches a page that it has changed since the last visit; the one who changed it knows. */
export async function notifyWatchers(
  { wiki }: WikiUnit,
  { ns, title }: StoredTitle,
  { account }: Actor,
  timestamp: string,
): Promise<void> {
  const where = [
    equal("watched.ns", ns),
    equal("watched.title", title),
    different("watched.account", account),
    equal("watched.notified", null),
  ];
  await wiki.update("watched", { notified: timestamp }, where);
}
