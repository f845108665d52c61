import type { Context } from "@kiln/server/query";
import { type Condition, type Selected, allOf, anyOf, atLeast, equal, isIn } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { isoExpiry, isoOf, storedMoment } from "../../content/timestamps.ts";
import { type StoredTitle, fullTitle, pageNamed, titlesAre } from "../../content/titles.ts";
import { only } from "../reading/module.ts";
import { keyOf } from "./pages.ts";
import { accountName } from "../../accounts/make.ts";
import { ownWatchlist } from "../needs.ts";
import type { Site } from "../site/general.ts";

const columns = ["protections.type", "protections.level", "protections.expiry"] as const;

interface ProtectedPage extends StoredTitle {
  /** Undefined if the page does not exist. Then only its creation can be restricted. */
  readonly id: number | undefined;
}

export interface Protection {
  readonly type: string;
  readonly level: string;
  readonly expiry: string;
  readonly cascade?: true;
  readonly source?: string;
}

/** Returns the protections of pages, keyed by `keyOf`: their own, those against creation, and cascading ones. */
export async function protectionsOf(
  wiki: WikiStore,
  pages: readonly ProtectedPage[],
  now: string,
): Promise<ReadonlyMap<string, readonly Protection[]>> {
  const found = new Map<string, Protection[]>(pages.map((page) => [keyOf(page), []]));
  const add = (key: string, { type, level, expiry, ...others }: Protection): void =>
    void found.get(key)?.push({ type, level, expiry: isoExpiry(expiry), ...others });
  const byId = new Map(pages.flatMap((page) => (page.id === undefined ? [] : [[page.id, keyOf(page)] as const])));
  const missing = pages.filter(({ id }) => id === undefined);
  const lasting = atLeast("protections.expiry", now);
  const own = await wiki.select({
    from: "protections",
    columns: [...columns, "protections.page", "protections.cascade"],
    where: [isIn("protections.page", [...byId.keys()]), lasting],
    order: [{ column: "protections.page" }, { column: "protections.type" }],
  });
  for (const row of own)
    add(byId.get(row["protections.page"]) ?? "", {
      ...protectionIn(row),
      ...only(row["protections.cascade"] === 1, { cascade: true as const }),
    });
  const creation =
    missing.length === 0
      ? []
      : await wiki.select({
          from: "protected_titles",
          columns: [
            "protected_titles.ns",
            "protected_titles.title",
            "protected_titles.level",
            "protected_titles.expiry",
          ],
          where: [titlesAre("protected_titles", missing), atLeast("protected_titles.expiry", now)],
        });
  for (const row of creation)
    add(keyOf({ ns: row["protected_titles.ns"], title: row["protected_titles.title"] }), {
      type: "create",
      level: row["protected_titles.level"],
      expiry: row["protected_titles.expiry"],
    });
  // In the index, titles of one namespace are adjacent.
  for (const some of Map.groupBy(pages, ({ ns }) => ns).values()) {
    const above = await wiki.select({
      from: "links",
      joins: [
        { table: "protections", on: [["protections.page", "links.source"]] },
        { table: "pages", on: [["pages.id", "links.source"]] },
      ],
      columns: [...columns, "links.ns", "links.title", "pages.ns", "pages.title"],
      where: [
        isIn("links.kind", ["template", "file"]),
        titlesAre("links", some),
        equal("protections.cascade", 1),
        lasting,
      ],
    });
    for (const row of above)
      add(keyOf({ ns: row["links.ns"], title: row["links.title"] }), {
        ...protectionIn(row),
        source: fullTitle({ ns: row["pages.ns"], title: row["pages.title"] }),
      });
  }
  return found;
}

const protectionIn = (row: Selected<(typeof columns)[number]>): Protection => ({
  type: row["protections.type"],
  level: row["protections.level"],
  expiry: row["protections.expiry"],
});

const fileNamespace = 6;

export function restrictionTypes({ id, ns }: ProtectedPage): readonly string[] {
  return id === undefined ? ["create"] : ["edit", "move", ...(ns === fileNamespace ? ["upload"] : [])];
}

/** The rights that a level of protection requires. Other levels are names of rights. */
const levelRights = new Map([
  ["sysop", "editprotected"],
  ["autoconfirmed", "editsemiprotected"],
]);

/** The names of rights that differ from those of their actions. */
const actionRights = new Map([["create", "createpage"]]);

/** Returns the reasons why the caller may not perform an action on a page; an empty list if it is allowed. */
export function reasonsAgainst(
  action: string,
  protections: readonly Protection[],
  { caller: { rights } }: Context,
): readonly { readonly code: string; readonly text: string }[] {
  const isAllowed = rights.includes(actionRights.get(action) ?? action);
  const stops = protections.some(
    ({ type, level }) => type === action && !rights.includes(levelRights.get(level) ?? level),
  );
  return [
    ...(isAllowed
      ? []
      : [
          {
            code: "permissiondenied",
            text: "The action you have requested is limited to users who have the right to it.",
          },
        ]),
    ...(stops
      ? [{ code: "protectedpage", text: "This page has been protected to prevent editing or other actions." }]
      : []),
  ];
}

/** Watchers who saw the page within this number of days before its newest revision count as visiting. */
const visitingDays = 180;
const day = 86_400_000;

interface WatchedPage extends StoredTitle {
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

const watchedColumns = ["watched.ns", "watched.title"] as const;
const keyIn = (row: Selected<(typeof watchedColumns)[number]>): string =>
  keyOf({ ns: row["watched.ns"], title: row["watched.title"] });

async function ownEntries(wiki: WikiStore, pages: readonly StoredTitle[], account: number) {
  const rows = await wiki.select({
    from: "watched",
    columns: [...watchedColumns, "watched.notified", "watched.expiry"],
    where: [equal("watched.account", account), titlesAre("watched", pages)],
  });
  return new Map(rows.map((row) => [keyIn(row), row]));
}

/** Counts the watchlist entries of each page. */
async function counts(wiki: WikiStore, where: Condition): Promise<ReadonlyMap<string, number>> {
  const rows = await wiki.tally({ from: "watched", columns: watchedColumns, where: [where], order: [] });
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

interface Preload {
  readonly preloadcustom?: string;
  readonly preloadparams?: readonly string[];
}

/**
 * Returns the initial text of the form for a new page or section: the text of the named page, with `$1` and so on
 * replaced.
 */
export async function preloadedText(
  wiki: WikiStore,
  { preloadcustom = "", preloadparams = [] }: Preload,
): Promise<object> {
  const page = pageNamed(preloadcustom);
  const joins = [{ table: "texts", on: [["texts.revision", "pages.latest"]] }] as const;
  const [row] =
    page === undefined
      ? []
      : await wiki.select({
          from: "pages",
          joins,
          columns: ["texts.text"],
          where: [equal("pages.ns", page.ns), equal("pages.title", page.title)],
        });
  const content = (row?.["texts.text"] ?? "").replaceAll(
    /\$(\d+)/g,
    (sign, number: string) => preloadparams[Number(number) - 1] ?? sign,
  );
  return {
    preloadcontent: { contentmodel: "wikitext", contentformat: "text/x-wiki", content },
    preloadisdefault: row === undefined,
  };
}
