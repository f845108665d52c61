import type { Context } from "@kiln/server/query";
import { anyOf, atLeast, equal } from "../../storage/wiki/select.ts";
import type { WikiStore } from "../../storage/wiki/wiki-store.ts";
import { isoOf, storedMoment } from "../../wiki/timestamps.ts";
import type { StoredTitle } from "../../wiki/titles.ts";

/** Who has seen a page within so many days before its newest revision counts as visiting it. */
const visitingDays = 180;
const day = 86_400_000;

/** What the caller and others have to do with a page by watching it. `latest` is the moment of its newest revision. */
export async function watchingOf(
  wiki: WikiStore,
  { ns, title }: StoredTitle,
  latest: string | undefined,
  prop: readonly string[],
  { caller }: Context,
): Promise<object> {
  const of = [equal("watched.ns", ns), equal("watched.title", title)];
  const [own] =
    caller.id === undefined
      ? []
      : await wiki.select({
          from: "watched",
          columns: ["watched.notified", "watched.expiry"],
          where: [equal("watched.account", caller.id), ...of],
        });
  const since = latest === undefined ? undefined : storedMoment(Date.parse(isoOf(latest)) - visitingDays * day);
  const visiting =
    since === undefined ? [] : [anyOf(equal("watched.notified", null), atLeast("watched.notified", since))];
  const [expiry, notified] = [own?.["watched.expiry"] ?? null, own?.["watched.notified"] ?? null];
  return {
    ...(prop.includes("watched")
      ? { watched: own !== undefined, ...(expiry === null ? {} : { watchlistexpiry: isoOf(expiry) }) }
      : {}),
    ...(prop.includes("notificationtimestamp")
      ? { notificationtimestamp: notified === null ? "" : isoOf(notified) }
      : {}),
    // Who may not see what is unwatched would learn it from these numbers.
    ...(prop.includes("watchers") && caller.rights.includes("unwatchedpages")
      ? { watchers: await wiki.count({ from: "watched", where: of }) }
      : {}),
    ...(prop.includes("visitingwatchers") && caller.rights.includes("unwatchedpages")
      ? { visitingwatchers: await wiki.count({ from: "watched", where: [...of, ...visiting] }) }
      : {}),
  };
}
