import type { Context } from "@kiln/server/query";
import { allOf, anyOf, atLeast, equal, type Condition, type Selected } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { isoOf, storedMoment } from "../../content/timestamps.ts";
import type { StoredTitle } from "../../content/titles.ts";
import { titlesAre } from "../../content/titles-are.ts";
import { keyOf } from "./titles.ts";
import { accountName } from "../../accounts/user-name.ts";
import { ownWatchlist } from "../needs.ts";
import type { Site } from "../site.ts";

/** Watchers who saw the page within this number of days before its newest revision count as visiting. */
const visitingDays = 180;
const day = 86_400_000;

export interface WatchedPage extends StoredTitle {
  /** The time of the newest revision; undefined if the page does not exist. */
  readonly latest: string | undefined;
}

/** Returns members about the watchers of pages, keyed by `keyOf`. */
export async function watchingOf(
  wiki: WikiStore,
  pages: readonly WatchedPage[],
  prop: readonly string[],
  { caller }: Context,
): Promise<ReadonlyMap<string, object>> {
  // The numbers reveal unwatched pages, which not all callers may see.
  const maySeeNumbers = caller.rights.includes("unwatchedpages");
  const isOwn = prop.includes("watched") || prop.includes("notificationtimestamp");
  const own = isOwn && caller.id !== undefined ? await ownEntries(wiki, pages, caller.id) : undefined;
  const watchers = prop.includes("watchers") && maySeeNumbers && (await counts(wiki, titlesAre("watched", pages)));
  const visiting =
    prop.includes("visitingwatchers") && maySeeNumbers && (await counts(wiki, anyOf(...pages.map(visits))));
  return new Map(
    pages.map((page) => {
      const key = keyOf(page);
      const entry = own?.get(key);
      const [expiry, notified] = [entry?.["watched.expiry"] ?? null, entry?.["watched.notified"] ?? null];
      const members = {
        ...(prop.includes("watched")
          ? { watched: entry !== undefined, ...(expiry === null ? {} : { watchlistexpiry: isoOf(expiry) }) }
          : {}),
        ...(prop.includes("notificationtimestamp")
          ? { notificationtimestamp: notified === null ? "" : isoOf(notified) }
          : {}),
        ...(watchers ? { watchers: watchers.get(key) ?? 0 } : {}),
        ...(visiting ? { visitingwatchers: visiting.get(key) ?? 0 } : {}),
      };
      return [key, members];
    }),
  );
}

const columns = ["watched.ns", "watched.title"] as const;
const keyIn = (row: Selected<(typeof columns)[number]>): string =>
  keyOf({ ns: row["watched.ns"], title: row["watched.title"] });

async function ownEntries(wiki: WikiStore, pages: readonly StoredTitle[], account: number) {
  const rows = await wiki.select({
    from: "watched",
    columns: [...columns, "watched.notified", "watched.expiry"],
    where: [equal("watched.account", account), titlesAre("watched", pages)],
  });
  return new Map(rows.map((row) => [keyIn(row), row]));
}

/** Counts the watchlist entries of each page. */
async function counts(wiki: WikiStore, where: Condition): Promise<ReadonlyMap<string, number>> {
  const rows = await wiki.tally({ from: "watched", columns, where: [where], order: [] });
  return new Map(rows.map((row) => [keyIn(row), row.rows]));
}

function visits({ ns, title, latest }: WatchedPage): Condition {
  const since = latest === undefined ? undefined : storedMoment(Date.parse(isoOf(latest)) - visitingDays * day);
  return allOf(
    equal("watched.ns", ns),
    equal("watched.title", title),
    ...(since === undefined ? [] : [anyOf(equal("watched.notified", null), atLeast("watched.notified", since))]),
  );
}

interface Watcher {
  readonly owner?: string | undefined;
  readonly token?: string | undefined;
}

/**
 * Returns the account whose watchlist is read. On this server, accounts have no watchlist tokens, so no token is valid.
 */
export async function watcherOf({ storage }: Site, { owner, token }: Watcher, context: Context): Promise<number> {
  if (owner !== undefined && token !== undefined) {
    const account = await storage.read(({ accounts }) => accounts.find(accountName(owner) ?? ""));
    if (account === undefined)
      context.fail("bad_wlowner", {
        key: "nosuchusershort",
        text: 'There is no user by the name "$1".\nCheck your spelling.',
        parameters: [owner],
      });
    context.fail("bad_wltoken", {
      key: "apierror-bad-watchlist-token",
      text: "Incorrect watchlist token provided. Please set a correct token in Special:Preferences.",
    });
  }
  // A token without an owner is not sufficient.
  if (context.caller.id === undefined) context.fail(ownWatchlist.code, ownWatchlist);
  return context.caller.id;
}
