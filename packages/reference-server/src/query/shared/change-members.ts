import type { Context } from "@kiln/server/query";
import type { RowOf } from "../../storage/wiki/tables.ts";
import { isoOf } from "../../wiki/timestamps.ts";
import { fullTitle } from "../../wiki/titles.ts";
import { commentOf } from "./comments.ts";
import { isHidden, maySee, suppression, type Part } from "./hidden.ts";

export type StoredChange = RowOf<"changes">;

/** Of a log entry, the action is hidden together with the page. */
export function actionOf(
  { type, hidden }: StoredChange,
  context: Context,
): { readonly mark: object; readonly isSeen: boolean } {
  const isLog = type === "log";
  return {
    mark: isLog && isHidden(hidden, "text") ? { actionhidden: true } : {},
    isSeen: !isLog || maySee(hidden, "text", "deletedhistory", context),
  };
}

/** What all lists of changes say of one; `asked` is what their `prop` has. The author is said by each in its own way. */
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

/** Whether somebody has looked at a change. */
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

/** The parts of a change that the request asks for. Only a log entry has an action to hide. */
function hiddenOf({ type }: StoredChange, asked: ReadonlySet<string>): readonly Part[] {
  const action = type === "log" && ["title", "ids", "loginfo"].some((name) => asked.has(name));
  return [...[...asked].flatMap((name) => parts[name] ?? []), ...(action ? (["text"] as const) : [])];
}
