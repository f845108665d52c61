import type { Context } from "@kiln/server/query";
import type { WatchlistItem } from "@kiln/server/query/results";
import { anyOf, equal, exists, isBefore, isNotBefore, moreThan, same } from "../../storage/select.ts";
import { isoOf, storedMoment } from "../../content/timestamps.ts";
import { changeFilters, whereActionSeen, changeMembers, patrolOf, pagesOfIds } from "../shared/changes.ts";
import { type HandlerOf, type ParametersOf, generate, takeList } from "../reading/module.ts";
import { fromToken, given, keyOf, moments } from "../reading/conditions.ts";
import { isHidden, maySee } from "../shared/hidden.ts";
import { bareRow, columnsOf } from "../reading/reading.ts";
import { tagsOf } from "../shared/revisions.ts";
import { watcherOf } from "../shared/page-info.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"watchlist">;
type Row = Awaited<ReturnType<typeof found>>[number];

/** Lists recent changes of the pages on a watchlist. */
export function watchlist(site: Site): HandlerOf<"watchlist"> {
  return async (parameters, context) => {
    const rows = await found(site, parameters, context);
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
  return async (parameters: Parameters, context: Context) => {
    const rows = await found(site, parameters, context);
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

async function found(site: Site, parameters: Parameters, context: Context) {
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
    ...authorOf({ change, watched }, asked, context),
    ...(asked.has("patrol") ? patrolOf(change) : {}),
    ...(asked.has("notificationtimestamp")
      ? { notificationtimestamp: watched.notified === null ? "" : isoOf(watched.notified) }
      : {}),
    ...(asked.has("expiry") ? { expiry: watched.expiry === null ? false : isoOf(watched.expiry) } : {}),
  };
}

/** Returns the author. If the request contains only `userid`, the id is also the value of `user`. */
function authorOf({ change }: Row, asked: ReadonlySet<string>, context: Context): object {
  if (!asked.has("user") && !asked.has("userid")) return {};
  const mark = isHidden(change.hidden, "user") ? { userhidden: true } : {};
  if (!maySee(change.hidden, "user", "deletedhistory", context)) return mark;
  const user = asked.has("user") ? { user: change.user_name, temp: false } : { user: change.account };
  return { ...mark, ...user, ...(asked.has("userid") ? { userid: change.account } : {}), anon: change.account === 0 };
}
