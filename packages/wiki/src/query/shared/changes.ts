import type { Context, PageName } from "@kiln/server/query";
import { anyOf, different, equal, isIn, type Condition } from "../../storage/select.ts";
import { given } from "../reading/conditions.ts";
import { type Part, commentOf, isHidden, maySee, suppression, whereSeen } from "./hidden.ts";
import type { RowOf } from "../../storage/tables.ts";
import { isoOf } from "../../content/timestamps.ts";
import { fullTitle } from "../../content/titles.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { pagesOfRevisions } from "./revisions.ts";

/** The filters that all lists of changes share. */
interface ChangeFilters {
  readonly namespace?: readonly number[] | undefined;
  readonly user?: string | undefined;
  readonly excludeuser?: string | undefined;
  readonly type: readonly string[];
  readonly show?: readonly string[] | undefined;
}

/** Conditions of `show` on the change itself. The module handles conditions on its page or on a watchlist. */
const shown: Readonly<Record<string, Condition>> = {
  minor: different("changes.minor", 0),
  "!minor": equal("changes.minor", 0),
  bot: different("changes.bot", 0),
  "!bot": equal("changes.bot", 0),
  anon: equal("changes.account", 0),
  "!anon": different("changes.account", 0),
  patrolled: different("changes.patrolled", 0),
  "!patrolled": equal("changes.patrolled", 0),
  unpatrolled: equal("changes.patrolled", 0),
  autopatrolled: equal("changes.patrolled", 2),
  "!autopatrolled": different("changes.patrolled", 2),
};

/** The number of kinds of changes. A request for all of them needs no condition. */
const kinds = 5;

export function changeFilters(
  { namespace, user, excludeuser, type, show = [] }: ChangeFilters,
  context: Context,
): readonly Condition[] {
  return [
    ...given(namespace, (ids) => isIn("changes.ns", ids)),
    ...given(excludeuser, (name) => different("changes.user_name", name)),
    ...(user === undefined && excludeuser === undefined ? [] : whereSeen("changes.hidden", "user", context)),
    ...(new Set(type).size === kinds ? [] : given(type, (names) => isIn("changes.type", names))),
    ...show.flatMap((one) => shown[one] ?? []),
  ];
}

/** Selects changes whose page the caller may see. */
export function whereActionSeen(context: Context): readonly Condition[] {
  return whereSeen("changes.hidden", "text", context).map((seen) => anyOf(different("changes.type", "log"), seen));
}

export type StoredChange = RowOf<"changes">;

/** Returns the visibility of a change's action. In a log entry, the action and the page are hidden together. */
function actionOf(
  { type, hidden }: StoredChange,
  context: Context,
): { readonly mark: object; readonly isSeen: boolean } {
  const isLog = type === "log";
  return {
    mark: isLog && isHidden(hidden, "text") ? { actionhidden: true } : {},
    isSeen: !isLog || maySee(hidden, "text", "deletedhistory", context),
  };
}

/**
 * Returns the members that all lists of changes share. `asked` contains the values of `prop`. Each list adds the author
 * separately.
 */
export function changeMembers(row: StoredChange, asked: ReadonlySet<string>, context: Context): object {
  const { mark, isSeen } = actionOf(row, context);
  const isPlaced = asked.has("title") || asked.has("ids");
  const isLogged = asked.has("loginfo") && row.type === "log";
  return {
    type: row.type,
    ...(isPlaced || isLogged ? mark : {}),
    ...(isSeen && asked.has("title") ? { ns: row.ns, title: fullTitle(row) } : {}),
    ...(isSeen && asked.has("ids") ? { pageid: row.page, revid: row.revision, old_revid: row.old_revision } : {}),
    ...(asked.has("flags") ? { bot: row.bot !== 0, new: row.type === "new", minor: row.minor !== 0 } : {}),
    ...(asked.has("sizes") ? { oldlen: row.old_length, newlen: row.new_length } : {}),
    ...(asked.has("timestamp") ? { timestamp: isoOf(row.timestamp) } : {}),
    ...commentOf({ ...row, about: row }, asked, context),
    ...(isLogged && isSeen
      ? { logid: row.log, logtype: row.log_type, logaction: row.log_action, logparams: paramsOf(row.params) }
      : {}),
    ...suppression(row.hidden, hiddenOf(row, asked)),
  };
}

/** Returns the members that state whether a change was patrolled. */
export function patrolOf({ patrolled }: StoredChange): object {
  return { patrolled: patrolled !== 0, unpatrolled: patrolled === 0, autopatrolled: patrolled === 2 };
}

export function paramsOf(stored: string): object {
  return stored === "" ? {} : (JSON.parse(stored) as object);
}

const parts: Readonly<Record<string, Part>> = {
  user: "user",
  userid: "user",
  comment: "comment",
  parsedcomment: "comment",
};

/** Returns the requested parts of a change that may be hidden. Only log entries have an action that may be hidden. */
function hiddenOf({ type }: StoredChange, asked: ReadonlySet<string>): readonly Part[] {
  const action = type === "log" && ["title", "ids", "loginfo"].some((name) => asked.has(name));
  return [...[...asked].flatMap((name) => parts[name] ?? []), ...(action ? (["text"] as const) : [])];
}

const columns = ["revisions.id", "pages.id", "pages.ns", "pages.title"] as const;

/** Returns the pages of revisions, in the order of the revisions. Deleted revisions are omitted. */
export async function pagesOfIds(wiki: WikiStore, ids: readonly number[]): Promise<readonly PageName[]> {
  const wanted = [...new Set(ids)].filter((id) => id > 0);
  if (wanted.length === 0) return [];
  const where: readonly Condition[] = [isIn("revisions.id", wanted)];
  const rows = await wiki.select({
    from: "revisions",
    joins: [{ table: "pages", on: [["pages.id", "revisions.page"]] }],
    columns,
    where,
  });
  const byId = new Map(
    rows.map((row) => [
      row["revisions.id"],
      {
        pageid: row["pages.id"],
        ns: row["pages.ns"],
        title: fullTitle({ ns: row["pages.ns"], title: row["pages.title"] }),
      },
    ]),
  );
  return pagesOfRevisions(wanted.flatMap((id) => (byId.has(id) ? [{ page: byId.get(id)!, revision: id }] : [])));
}

export async function redirectsAmong(
  wiki: WikiStore,
  titles: readonly { readonly ns: number; readonly title: string }[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const [ns, some] of Map.groupBy(titles, (one) => one.ns)) {
    const where = [
      equal("pages.ns", ns),
      isIn("pages.title", [...new Set(some.map(({ title }) => title))]),
      equal("pages.is_redirect", 1),
    ];
    for (const row of await wiki.select({ from: "pages", columns: ["pages.title"], where }))
      found.add(`${ns}:${row["pages.title"]}`);
  }
  return found;
}
