import type { Context } from "@kiln/server/query";
import type { RecentchangesItem, WatchlistItem } from "@kiln/server/query/results";
import {
  type Condition,
  anyOf,
  different,
  equal,
  exists,
  from,
  isBefore,
  isIn,
  isNotBefore,
  missing,
  moreThan,
  same,
} from "../../storage/select.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { pageNamed } from "../../content/titles.ts";
import { authorOf } from "../shared/users.ts";
import {
  type StoredChange,
  changeFilters,
  changeMembers,
  pagesOfIds,
  patrolOf,
  redirectsAmong,
  whereActionSeen,
} from "../shared/changes.ts";
import { type HandlerOf, type ParametersOf, generate, takeList } from "../reading/module.ts";
import { fromToken, given, keyOf, moments } from "../reading/conditions.ts";
import { hashOf, isHidden, maySee, suppression } from "../shared/hidden.ts";
import { bareRow, columnsOf } from "../reading/reading.ts";
import { tagged, tagsOf } from "../shared/revisions.ts";
import type { Site } from "../site/general.ts";
import { isoOf, storedMoment } from "../../content/timestamps.ts";
import { watcherOf } from "../shared/page-info.ts";
import { titled } from "../shared/pages.ts";

type RecentchangesParameters = ParametersOf<"recentchanges">;

/** Lists recent changes by time. */
export function recentchanges(site: Site): HandlerOf<"recentchanges"> {
  return async (parameters, context) => {
    const rows = await foundChanges(site, parameters, context);
    const items = await site.storage.read(({ wiki }) => itemsOf(wiki, rows, new Set(parameters.prop), context));
    return { items, limited: true };
  };
}

export function generatedByRecentchanges(site: Site) {
  return async (parameters: RecentchangesParameters, context: Context) => {
    const rows = await foundChanges(site, parameters, context);
    if (!parameters.generaterevisions)
      return generate(site, context, { rows, tokenAt: () => "" }, rows.length, ({ ns, title }) => ({
        target: { kind: "title", ns, title },
        members: undefined,
      }));
    return {
      items: await site.storage.read(({ wiki }) =>
        pagesOfIds(
          wiki,
          rows.map(({ revision }) => revision),
        ),
      ),
      limited: true,
    };
  };
}

async function foundChanges(
  site: Site,
  parameters: RecentchangesParameters,
  context: Context,
): Promise<readonly StoredChange[]> {
  const { user, title, limit } = parameters;
  const key = keyOf(parameters.dir === "older", "changes.timestamp", "changes.id");
  const page = title === undefined ? undefined : pageNamed(title);
  const where = [
    ...fromToken(key, parameters.continue),
    ...moments(parameters, "changes.timestamp"),
    ...given(user, (name) => equal("changes.user_name", name)),
    ...given(page, ({ ns }) => equal("changes.ns", ns)),
    ...given(page, (one) => equal("changes.title", one.title)),
  ];
  const rows = await takeList(site, context, {
    key,
    limit,
    question: { from: "changes", columns: columnsOf("changes") as typeof key.columns, where },
    filters: filtersOf(parameters, context),
  });
  return rows.map((row) => bareRow("changes", row));
}

const page = [same("pages.ns", "changes.ns"), same("pages.title", "changes.title")];

function filtersOf(parameters: RecentchangesParameters, context: Context): readonly Condition[] {
  const { show = [], toponly, tag, slot } = parameters;
  const redirect = [...page, equal("pages.is_redirect", 1)];
  return [
    ...changeFilters(parameters, context),
    ...(show.includes("redirect") ? [exists("pages", ...redirect)] : []),
    ...(show.includes("!redirect") ? [missing("pages", ...redirect)] : []),
    ...(toponly ? [exists("pages", ...page, same("pages.latest", "changes.revision"))] : []),
    ...given(tag, tagged.change),
    ...given(slot, () => isIn("changes.type", ["edit", "new"])),
  ];
}

async function itemsOf(
  wiki: WikiStore,
  rows: readonly StoredChange[],
  asked: ReadonlySet<string>,
  context: Context,
): Promise<readonly RecentchangesItem[]> {
  const tags = asked.has("tags")
    ? await tagsOf(
        wiki,
        "change_id",
        rows.map(({ id }) => id),
      )
    : undefined;
  const redirects = asked.has("redirect") ? await redirectsAmong(wiki, rows) : undefined;
  const hashes = asked.has("sha1") ? await hashesOf(wiki, rows) : undefined;
  return rows.map((row) => {
    const hash = hashes?.get(row.revision);
    return {
      ...changeMembers(row, asked, context),
      ...(asked.has("ids") ? { rcid: row.id } : {}),
      ...authorOf(row, asked, context),
      ...(redirects === undefined ? {} : { redirect: redirects.has(`${row.ns}:${row.title}`) }),
      ...(asked.has("patrolled") ? patrolOf(row) : {}),
      ...(tags === undefined ? {} : { tags: tags.get(row.id) ?? [] }),
      ...(hash === undefined ? {} : { ...hashOf(hash, context), ...suppression(hash.hidden, ["text"]) }),
    } as unknown as RecentchangesItem;
  });
}

async function hashesOf(wiki: WikiStore, rows: readonly StoredChange[]) {
  const columns = ["revisions.id", "revisions.hidden", "revisions.sha1"] as const;
  const foundChanges = await wiki.select({
    from: "revisions",
    columns,
    where: [
      isIn(
        "revisions.id",
        rows.map(({ revision }) => revision),
      ),
    ],
  });
  return new Map(
    foundChanges.map((row) => [row["revisions.id"], { hidden: row["revisions.hidden"], sha1: row["revisions.sha1"] }]),
  );
}

type WatchlistParameters = ParametersOf<"watchlist">;
type Row = Awaited<ReturnType<typeof foundWatched>>[number];

/** Lists recent changes of the pages on a watchlist. */
export function watchlist(site: Site): HandlerOf<"watchlist"> {
  return async (parameters, context) => {
    const rows = await foundWatched(site, parameters, context);
    const asked: ReadonlySet<string> = new Set(parameters.prop);
    const tags = asked.has("tags")
      ? await site.storage.read(({ wiki }) =>
          tagsOf(
            wiki,
            "change_id",
            rows.map(({ change }) => change.id),
          ),
        )
      : undefined;
    const items = rows.map(
      (row) =>
        ({
          ...itemOf(row, asked, context),
          ...(tags === undefined ? {} : { tags: tags.get(row.change.id) ?? [] }),
        }) as unknown as WatchlistItem,
    );
    return { items, limited: true };
  };
}

export function generatedByWatchlist(site: Site) {
  return async (parameters: WatchlistParameters, context: Context) => {
    const rows = await foundWatched(site, parameters, context);
    if (parameters.allrev)
      return {
        items: await site.storage.read(({ wiki }) =>
          pagesOfIds(
            wiki,
            rows.map(({ change }) => change.revision),
          ),
        ),
        limited: true,
      };
    // Actions without a page have the id 0, which no page has.
    return generate(site, context, { rows, tokenAt: () => "" }, rows.length, ({ change }) => ({
      target: { kind: "id", id: change.page },
      members: undefined,
    }));
  };
}

async function foundWatched(site: Site, parameters: WatchlistParameters, context: Context) {
  const key = keyOf(parameters.dir === "older", "changes.timestamp", "changes.id");
  const { limit, allrev, user, show = [] } = parameters;
  const isTop = exists("pages", same("pages.id", "changes.page"), same("pages.latest", "changes.revision"));
  const where = [
    ...fromToken(key, parameters.continue),
    ...moments(parameters, "changes.timestamp"),
    ...given(user, (name) => equal("changes.user_name", name)),
  ];
  const filters = [
    anyOf(equal("watched.expiry", null), moreThan("watched.expiry", storedMoment(site.now()))),
    ...(allrev ? [] : [anyOf(equal("changes.type", "log"), isTop)]),
    ...changeFilters(parameters, context),
    ...whereActionSeen(context),
    ...(show.includes("unread") ? [isNotBefore("changes.timestamp", "watched.notified")] : []),
    ...(show.includes("!unread")
      ? [anyOf(equal("watched.notified", null), isBefore("changes.timestamp", "watched.notified"))]
      : []),
  ];
  const joins = [
    {
      table: "watched",
      on: [
        ["watched.ns", "changes.ns"],
        ["watched.title", "changes.title"],
        ["watched.account", { value: await watcherOf(site, parameters, context) }],
      ],
    },
  ] as const;
  const columns = [...columnsOf("changes"), ...columnsOf("watched")] as typeof key.columns;
  const rows = await takeList(site, context, {
    key,
    limit,
    question: { from: "changes", joins, columns, where },
    filters,
  });
  return rows.map((row) => ({ change: bareRow("changes", row), watched: bareRow("watched", row) }));
}

function itemOf({ change, watched }: Row, asked: ReadonlySet<string>, context: Context): object {
  return {
    ...changeMembers(change, asked, context),
    ...watchedAuthorOf({ change, watched }, asked, context),
    ...(asked.has("patrol") ? patrolOf(change) : {}),
    ...(asked.has("notificationtimestamp")
      ? { notificationtimestamp: watched.notified === null ? "" : isoOf(watched.notified) }
      : {}),
    ...(asked.has("expiry") ? { expiry: watched.expiry === null ? false : isoOf(watched.expiry) } : {}),
  };
}

/** Returns the author. If the request contains only `userid`, the id is also the value of `user`. */
function watchedAuthorOf({ change }: Row, asked: ReadonlySet<string>, context: Context): object {
  if (!asked.has("user") && !asked.has("userid")) return {};
  const mark = isHidden(change.hidden, "user") ? { userhidden: true } : {};
  if (!maySee(change.hidden, "user", "deletedhistory", context)) return mark;
  const user = asked.has("user") ? { user: change.user_name, temp: false } : { user: change.account };
  return { ...mark, ...user, ...(asked.has("userid") ? { userid: change.account } : {}), anon: change.account === 0 };
}

type WatchlistrawParameters = ParametersOf<"watchlistraw">;

/** Lists the titles on a watchlist, by namespace and title. */
export function watchlistraw(site: Site): HandlerOf<"watchlistraw"> {
  return async (parameters, context) => {
    const withMoment = parameters.prop?.includes("changed") === true;
    const rows = await watchedTitles(site, parameters, context);
    return {
      watchlistraw: rows.map((row) => ({
        ...titled(row),
        ...(withMoment && row.notified !== null ? { changed: isoOf(row.notified) } : {}),
      })),
    };
  };
}

export function generatedByWatchlistraw(site: Site) {
  return async (parameters: WatchlistrawParameters, context: Context) => {
    const rows = await watchedTitles(site, parameters, context);
    return generate(site, context, { rows, tokenAt: () => "" }, rows.length, ({ ns, title }) => ({
      target: { kind: "title", ns, title },
      members: undefined,
    }));
  };
}

async function watchedTitles(site: Site, parameters: WatchlistrawParameters, context: Context) {
  const { limit, namespace, show = [], fromtitle, totitle } = parameters;
  const descending = parameters.dir === "descending";
  const key = keyOf(descending, "watched.ns", "watched.title");
  const where: readonly Condition[] = [
    equal("watched.account", await watcherOf(site, parameters, context)),
    ...fromToken(key, parameters.continue),
    ...edge(fromtitle, descending),
    ...edge(totitle, !descending),
    ...given(namespace, (ids) => isIn("watched.ns", ids)),
    ...(show.includes("changed") ? [different("watched.notified", null)] : []),
    ...(show.includes("!changed") ? [equal("watched.notified", null)] : []),
    anyOf(equal("watched.expiry", null), moreThan("watched.expiry", storedMoment(site.now()))),
  ];
  const rows = await takeList(site, context, {
    key,
    limit,
    question: { from: "watched", columns: columnsOf("watched") as typeof key.columns, where },
  });
  return rows.map((row) => bareRow("watched", row));
}

function edge(text: string | undefined, descending: boolean): readonly Condition[] {
  const page = text === undefined ? undefined : pageNamed(text);
  return page === undefined
    ? []
    : [
        from(
          { column: "watched.ns", value: page.ns, descending },
          { column: "watched.title", value: page.title, descending },
        ),
      ];
}
