import type { StoredTitle } from "../titles.ts";
import { tag } from "./tag.ts";
import type { Change, WikiUnit, Actor } from "./wiki-unit.ts";
import type { RowOf } from "../../storage/tables.ts";

export interface LogEntry extends Change {
  readonly type: string;
  readonly action: string;
  readonly about: StoredTitle;
  /** The id of the page at that time; 0 without a page. */
  readonly page?: number;
  /** The parameters, in the newer response format. */
  readonly params?: object;
  readonly revision?: number;
  /** True if the entry is also a recent change. */
  readonly isChange?: boolean;
  /** True if the change must be patrolled, like an edit. */
  readonly isPatrollable?: boolean;
}

/** Writes a log entry and its recent change. Returns the id of the entry. */
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

type ChangeRow = Omit<RowOf<"changes">, "id" | "ns" | "title" | "account" | "user_name">;

/** Values that most changes share. */
const base: Omit<ChangeRow, "type" | "timestamp"> = {
  page: 0,
  revision: 0,
  old_revision: 0,
  old_length: 0,
  new_length: 0,
  comment: "",
  minor: 0,
  bot: 0,
  patrolled: 0,
  hidden: 0,
  log: 0,
  log_type: "",
  log_action: "",
  params: "",
};

/** Writes a recent change. Returns its id. */
export async function recordChange(
  { wiki }: WikiUnit,
  actor: Actor,
  { ns, title }: StoredTitle,
  change: Partial<ChangeRow> & Pick<ChangeRow, "type" | "timestamp">,
): Promise<number> {
  const [id = 0] = await wiki.create("changes", [
    { ...base, ...change, account: actor.account, user_name: actor.name, ns, title },
  ]);
  return id;
}

/** Returns the patrol state of an actor's changes. They are patrolled automatically if the actor has the right. */
export function patrolState({ rights }: Actor): number {
  return rights.includes("autopatrol") ? 2 : 0;
}
