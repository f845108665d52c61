import type { Context } from "@kiln/server/query";
import type { LogeventsItem, TagsItem } from "@kiln/server/query/results";
import { type Condition, anyOf, atLeast, beginsWith, different, equal, isIn, moreThan } from "../../storage/select.ts";
import type { RowOf } from "../../storage/tables.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { fullTitle, pageNamed } from "../../content/titles.ts";
import { isoOf } from "../../content/timestamps.ts";
import { authorOf } from "../shared/users.ts";
import { paramsOf } from "../shared/changes.ts";
import { type Part, commentOf, isHidden, maySee, suppression, whereSeen } from "../shared/hidden.ts";
import { fromToken, given, keyOf, moments } from "../reading/conditions.ts";
import { type HandlerOf, type ParametersOf, takeList } from "../reading/module.ts";
import { idsOfPages, keyOf as titleKey } from "../shared/pages.ts";
import { bareRow, columnsOf, firstRows } from "../reading/reading.ts";
import { tagged, tagsOf } from "../shared/revisions.ts";
import { type Site, softwareTags } from "../site/general.ts";
import { html } from "../../content/difference-html.ts";

type Parameters = ParametersOf<"logevents">;
type Entry = RowOf<"log">;

/** Lists log entries by time. */
export function logevents(site: Site): HandlerOf<"logevents"> {
  return async (parameters, context) => {
    const rows = await found(site, parameters, context);
    const items = await site.storage.read(({ wiki }) => itemsOf(wiki, rows, new Set(parameters.prop), context));
    return { items, limited: true };
  };
}

async function found(site: Site, parameters: Parameters, context: Context): Promise<readonly Entry[]> {
  const { limit, ids, tag, prefix, namespace } = parameters;
  const key = keyOf(parameters.dir === "older", "log.timestamp", "log.id");
  const where = [
    ...fromToken(key, parameters.continue),
    ...moments(parameters, "log.timestamp"),
    ...chosen(parameters),
    ...hiddenLogs(context),
    ...unseen(parameters, context),
  ];
  const question = {
    from: "log" as const,
    columns: columnsOf("log") as typeof key.columns,
    where: [...where, ...given(ids, (all) => isIn("log.id", all))],
  };
  const filters = [
    ...about(prefix, (start) => beginsWith("log.title", start)),
    ...given(namespace, (id) => equal("log.ns", id)),
    ...given(tag, tagged.log),
  ];
  const rows = await takeList(site, context, { key, limit, question, filters });
  return rows.map((row) => bareRow("log", row));
}

/** Returns the conditions that an index covers. */
function chosen({ action, type, user, title }: Parameters): readonly Condition[] {
  const [kind, what] = action?.split("/") ?? [type];
  return [
    ...given(kind, (name) => equal("log.type", name)),
    ...given(what, (name) => equal("log.action", name)),
    ...given(user, (name) => equal("log.user_name", name)),
    ...about(title, (name) => equal("log.title", name)),
  ];
}

function about(text: string | undefined, condition: (title: string) => Condition): readonly Condition[] {
  const page = text === undefined ? undefined : pageNamed(text);
  return page === undefined ? [] : [equal("log.ns", page.ns), condition(page.title)];
}

/** Excludes the suppression log unless the caller may see it. */
function hiddenLogs({ caller }: Context): readonly Condition[] {
  return caller.rights.includes("suppressionlog") ? [] : [different("log.type", "suppress")];
}

/** Excludes entries with hidden parts if a filter uses these parts. Otherwise, a filter would reveal them. */
function unseen({ user, title, prefix, namespace }: Parameters, context: Context): readonly Condition[] {
  const isPlaced = [title, prefix, namespace].some((value) => value !== undefined);
  return [
    ...(isPlaced ? whereSeen("log.hidden", "text", context) : []),
    ...(user === undefined ? [] : whereSeen("log.hidden", "user", context)),
  ];
}

async function itemsOf(
  wiki: WikiStore,
  rows: readonly Entry[],
  asked: ReadonlySet<string>,
  context: Context,
): Promise<readonly LogeventsItem[]> {
  const pages = asked.has("ids") ? await idsOfPages(wiki, rows) : new Map<string, number>();
  const revisions = asked.has("ids") ? await revisionsOf(wiki, rows) : new Map<number, number>();
  const tags = asked.has("tags")
    ? await tagsOf(
        wiki,
        "log",
        rows.map(({ id }) => id),
      )
    : undefined;
  return rows.map((row) => {
    const revid = revisions.get(row.id);
    const ids = { pageid: pages.get(titleKey(row)) ?? 0, logpage: row.page, ...(revid === undefined ? {} : { revid }) };
    return {
      ...(asked.has("ids") ? { logid: row.id } : {}),
      ...actionOf(row, ids, asked, context),
      ...(asked.has("type") ? { type: row.type, action: row.action } : {}),
      ...authorOf(row, asked, context),
      ...(asked.has("timestamp") ? { timestamp: isoOf(row.timestamp) } : {}),
      ...commentOf({ ...row, about: row }, asked, context),
      ...(tags === undefined ? {} : { tags: tags.get(row.id) ?? [] }),
      ...suppression(
        row.hidden,
        [...asked].flatMap((name) => parts[name] ?? []),
      ),
    } as unknown as LogeventsItem;
  });
}

const parts: Readonly<Record<string, Part>> = {
  title: "text",
  ids: "text",
  details: "text",
  user: "user",
  userid: "user",
  comment: "comment",
  parsedcomment: "comment",
};

/** Returns the action and its target. They are hidden together. */
function actionOf(row: Entry, ids: object, asked: ReadonlySet<string>, context: Context): object {
  if (![...asked].some((name) => parts[name] === "text")) return {};
  const mark = isHidden(row.hidden, "text") ? { actionhidden: true } : {};
  if (!maySee(row.hidden, "text", "deletedhistory", context)) return mark;
  return {
    ...mark,
    ...(asked.has("title") ? { ns: row.ns, title: fullTitle(row) } : {}),
    ...(asked.has("ids") ? ids : {}),
    ...(asked.has("details") ? { params: paramsOf(row.params) } : {}),
  };
}

/**
 * Returns the revisions that the logged actions created. They are in the recent changes of the entries, which are found
 * by time.
 */
async function revisionsOf(wiki: WikiStore, rows: readonly Entry[]): Promise<ReadonlyMap<number, number>> {
  if (rows.length === 0) return new Map();
  const where = [
    isIn("changes.timestamp", [...new Set(rows.map(({ timestamp }) => timestamp))]),
    isIn(
      "changes.log",
      rows.map(({ id }) => id),
    ),
    different("changes.revision", 0),
  ];
  const found = await wiki.select({ from: "changes", columns: ["changes.log", "changes.revision"], where });
  return new Map(found.map((row) => [row["changes.log"], row["changes.revision"]]));
}

type Row = RowOf<"tags">;

/** Lists change tags by name: those of the software, those that users may apply, and those that are in use. */
export function tags(site: Site): HandlerOf<"tags"> {
  return async ({ prop = [], limit, continue: at }, context) => {
    const rows = await rowsFrom(site, at, limit);
    const next = rows[limit];
    if (next !== undefined) context.continueWith(next.name);
    return { items: rows.slice(0, limit).map((row) => itemOf(row, prop)), limited: true };
  };
}

/** Returns the rows from a name on, up to one more than the limit: stored tags, and unused tags of the software. */
async function rowsFrom(site: Site, at: string | undefined, limit: number): Promise<readonly Row[]> {
  const key = keyOf(false, "tags.name");
  const isThere = anyOf(moreThan("tags.hits", 0), equal("tags.is_active", 1));
  const question = {
    from: "tags" as const,
    columns: columnsOf("tags") as typeof key.columns,
    where: [isThere, ...given(at, (name) => atLeast("tags.name", name))],
  };
  const stored = (await firstRows(site, key, limit, question)).map((row) => bareRow("tags", row));
  const names = new Set(stored.map(({ name }) => name));
  const others = Object.keys(softwareTags).filter((name) => !names.has(name) && (at === undefined || name >= at));
  const unused = others.map(
    (name): Row => ({ name, display_name: "", description: "", is_defined: 0, is_active: 0, sources: "", hits: 0 }),
  );
  return [...stored, ...unused].toSorted((one, other) => (one.name < other.name ? -1 : 1)).slice(0, limit + 1);
}

function itemOf(row: Row, asked: readonly string[]): TagsItem {
  const software = softwareTags[row.name];
  const isManual = row.is_active === 1;
  const isDefined = software !== undefined || isManual;
  const members: Readonly<Record<string, object>> = {
    displayname: { displayname: html(row.display_name || (software?.displayName ?? row.name)) },
    description: { description: row.description || (software?.description ?? "") },
    hitcount: { hitcount: row.hits },
    defined: { defined: isDefined },
    source: { source: [...(software === undefined ? [] : ["extension"]), ...(isManual ? ["manual"] : [])] },
    active: { active: isDefined },
  };
  return { name: row.name, ...Object.assign({}, ...asked.map((name) => members[name])) } as TagsItem;
}
