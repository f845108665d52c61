import type { StoredTitle } from "../titles.ts";
import { patrolState, recordChange } from "./record-change.ts";
import { tag } from "./tag.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

export interface LogEntry extends Change {
  readonly type: string;
  readonly action: string;
  readonly about: StoredTitle;
  /** The id of the page at that time; 0 for none. */
  readonly page?: number;
  /** As answers in the newer version of the format have them. */
  readonly params?: object;
  /** The revision that the entry belongs to. */
  readonly revision?: number;
  /** Whether the entry is a recent change, too. */
  readonly isChange?: boolean;
  /** Whether somebody has to look at the change, as at an edit. */
  readonly isPatrollable?: boolean;
}

/** Writes an entry of a log, and the recent change that tells of it. Returns the entry's id. */
export async function writeLogEntry(unit: WikiUnit, entry: LogEntry): Promise<number> {
  const {
    actor,
    timestamp,
    comment,
    type,
    action,
    about,
    page = 0,
    params = {},
    revision = 0,
    isChange = true,
    isPatrollable = false,
    tags = [],
  } = entry;
  const row = { timestamp, comment, page, params: JSON.stringify(params), hidden: 0 };
  const [log = 0] = await unit.wiki.create("log", [
    { ...row, type, action, account: actor.account, user_name: actor.name, ...placeOf(about) },
  ]);
  const told = {
    ...row,
    type: "log",
    revision,
    bot: actor.rights.includes("bot") ? 1 : 0,
    patrolled: isPatrollable ? patrolState(actor) : 2,
    log,
    log_type: type,
    log_action: action,
  };
  const change = isChange ? await recordChange(unit, actor, about, told) : 0;
  await tag(unit, tags, { revision, log, change });
  return log;
}

const placeOf = ({ ns, title }: StoredTitle): StoredTitle => ({ ns, title });
