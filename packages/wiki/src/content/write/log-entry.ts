import type { StoredTitle } from "../titles.ts";
import type { RowOf } from "../../storage/tables.ts";
import { equal } from "../../storage/select.ts";
import type { StorageUnit, WikiStore } from "../../storage/storage.ts";

interface LogEntry extends Change {
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

/** The ids of the tagged objects; 0 if there is no such object. */
interface Tagged {
  readonly revision: number;
  readonly log: number;
  readonly change: number;
}

/** Adds tags to a change, each once, and updates their counts. */
export async function tag(
  { wiki }: WikiUnit,
  tags: readonly string[],
  { revision, log, change }: Tagged,
): Promise<void> {
  const names = [...new Set(tags)];
  if (names.length === 0) return;
  await wiki.insert(
    "tagged",
    names.map((name) => ({ tag: name, revision, log, change_id: change })),
  );
  for (const name of names) {
    if ((await wiki.increase("tags", { hits: 1 }, [equal("tags.name", name)])) === 0)
      await wiki.insert("tags", [{ ...unknownTag, name, hits: 1 }]);
  }
}

/** A tag of the software that is in use but was not defined by users. */
const unknownTag = { display_name: "", description: "", is_defined: 0, is_active: 0, sources: "", hits: 0 };

interface NewTag {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly isActive?: boolean;
}

/** Defines a tag that users may apply. */
export async function defineTag(
  { wiki }: WikiUnit,
  { name, title = "", description = "", isActive = true }: NewTag,
): Promise<void> {
  const row = { display_name: title, description, is_defined: 1, is_active: isActive ? 1 : 0, sources: "manual" };
  if ((await wiki.update("tags", row, [equal("tags.name", name)])) === 0)
    await wiki.insert("tags", [{ ...row, name, hits: 0 }]);
}

/** A unit of work that changes the wiki, with a cache of the data that it has read. */
export interface WikiUnit {
  readonly wiki: WikiStore;
  /** The texts of included pages, by full title. A change of a page updates or removes its entry. */
  readonly texts: Map<string, string | undefined>;
}

export function wikiUnit({ wiki }: Pick<StorageUnit, "wiki">): WikiUnit {
  return { wiki, texts: new Map() };
}

/** The author of a change. Accounts have an id. Other authors are identified by their address, and their id is 0. */
export interface Actor {
  readonly account: number;
  readonly name: string;
  /** The rights that determine whether changes are patrolled automatically and may be marked as bot edits. */
  readonly rights: readonly string[];
}

/** The members of all changes: the author, the time (fourteen digits) and the summary. */
export interface Change {
  readonly actor: Actor;
  readonly timestamp: string;
  readonly comment: string;
  readonly tags?: readonly string[];
  readonly bot?: boolean;
}
