import type { Context, Page } from "@kiln/server/query";
import { html } from "../../content/difference-html.ts";
import { type StoredTitle, fullTitle } from "../../content/titles.ts";
import { sectionOf } from "../../content/sections.ts";
import { hashOf, isHidden, maySee, whereSeen } from "./hidden.ts";
import { type Column, type RowOf, tables } from "../../storage/tables.ts";
import {
  type Condition,
  type Join,
  type Order,
  type Place,
  different,
  equal,
  exists,
  from,
  isIn,
  same,
} from "../../storage/select.ts";
import { type TimeRange, given, moments } from "../reading/conditions.ts";
import type { WikiStore } from "../../storage/storage.ts";

export interface ContentOptions {
  readonly slots?: readonly string[] | undefined;
  readonly section?: string | undefined;
  readonly expandtemplates?: boolean | undefined;
  readonly generatexml?: boolean | undefined;
  readonly parse?: boolean | undefined;
  readonly contentformat?: string | undefined;
  readonly "contentformat-main"?: string | undefined;
}

interface Asked {
  readonly options: ContentOptions;
  readonly prop: ReadonlySet<string>;
  readonly texts: ReadonlyMap<number, string>;
  readonly context: Context;
}

type Members = Readonly<Record<string, unknown>>;

/** The only content format of each content model. */
const formats: Readonly<Record<string, string>> = {
  wikitext: "text/x-wiki",
  text: "text/plain",
  css: "text/css",
  javascript: "text/javascript",
  json: "application/json",
};

const formatOf = (model: string): string => formats[model] ?? "text/plain";

const ofSlots = ["content", "contentmodel", "slotsha1", "slotsize"];

/** Returns the slot `main` if the request names it. */
export function slotsOf(row: StoredRevision, asked: Asked): Members {
  const { prop, options } = asked;
  if (!ofSlots.some((name) => prop.has(name))) return {};
  if (!options.slots?.includes("main")) return { slots: {} };
  const { found, members } = partsOf(row, asked);
  const content =
    found === undefined || !prop.has("content")
      ? {}
      : written(row, found, options["contentformat-main"], asked.context);
  return { slots: { main: { ...members, ...content } } };
}

/** Returns the older format: the members of the slot `main` are among the members of the revision. */
export function contentOf(row: StoredRevision, asked: Asked): Members {
  const { prop, options, context } = asked;
  const { found, members } = partsOf(row, asked);
  if (members["nosuchsection"] === true) {
    context.fail("nosuchsection", {
      key: "apierror-nosuchsection-what",
      text: "There is no section $1 in $2.",
      parameters: [options.section ?? "", `revision ID ${row.id}`],
    });
  }
  if (found === undefined) return members;
  const tree = prop.has("parsetree") || (prop.has("content") && options.generatexml) ? treeOf(row, found, context) : {};
  return { ...members, ...tree, ...(prop.has("content") ? shownAs(row, found, asked) : {}) };
}

function shownAs(row: StoredRevision, text: string, { options, context }: Asked): Members {
  const { parse, expandtemplates, contentformat } = options;
  if (parse) return { contentmodel: row.model, content: `<div class="mw-parser-output"><p>${html(text)}\n</p></div>` };
  return expandtemplates ? { contentmodel: row.model, content: text } : written(row, text, contentformat, context);
}

/** Returns the parse tree, in which templates are not elements (decided: D-458). */
function treeOf({ model, ...title }: StoredRevision, text: string, context: Context): Members {
  if (model === "wikitext")
    return { parsetree: text === "" ? "<root/>" : `<root>${text.replace(/[&<>"]/g, html)}</root>` };
  context.warn("parsetree-notwikitext", {
    key: "apierror-parsetree-notwikitext-title",
    text: "Only wikitext has a parse tree; $1 has the content model $2.",
    parameters: [fullTitle(title), model],
  });
  return { badcontentformatforparsetree: true };
}

/** Returns the members that both formats share, and the text if the caller may see it. */
function partsOf(
  row: StoredRevision,
  { options, prop, texts, context }: Asked,
): { readonly members: Members; readonly found: string | undefined } {
  const members = {
    ...(prop.has("slotsize") ? { size: row.length } : {}),
    ...(prop.has("slotsha1") ? hashOf(row, context) : {}),
    ...(prop.has("contentmodel") ? { contentmodel: row.model } : {}),
  };
  if (!prop.has("content") && !prop.has("parsetree")) return { members, found: undefined };
  const marked = { ...members, ...(isHidden(row.hidden, "text") ? { texthidden: true } : {}) };
  if (!maySee(row.hidden, "text", "deletedtext", context)) return { members: marked, found: undefined };
  const whole = texts.get(row.id);
  if (whole === undefined) return { members: { ...marked, textmissing: true }, found: undefined };
  if (options.section === undefined) return { members: marked, found: whole };
  const found = row.model === "wikitext" ? sectionOf(whole, options.section) : undefined;
  return { members: found === undefined ? { ...marked, nosuchsection: true } : marked, found };
}

function written(
  { model, title }: StoredRevision,
  content: string,
  format: string | undefined,
  context: Context,
): Members {
  const own = formatOf(model);
  if (format === undefined || format === own) return { contentmodel: model, contentformat: own, content };
  context.warn("badformat", {
    key: "apierror-badformat",
    text: "The requested format $1 is not supported for content model $2 used by $3.",
    parameters: [format, model, title.replaceAll("_", " ")],
  });
  return { badcontentformat: true };
}

/** Groups items by page, in the order in which the pages first occur. Pages without items are omitted. */
export function groupedByPage<Row, Members>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  members: readonly Members[],
): readonly (readonly [Row, readonly Members[]])[] {
  const groups = new Map<string, readonly [Row, Members[]]>();
  members.forEach((one, index) => {
    const row = rows[index]!;
    const key = keyOf(row);
    const group = groups.get(key) ?? ([row, []] as const);
    group[1].push(one);
    groups.set(key, group);
  });
  return [...groups.values()];
}

/** A revision with the title of its page. For a deleted revision, it is the title at the time of deletion. */
export type StoredRevision = RowOf<"deleted_revisions">;

type RevisionTable = "revisions" | "deleted_revisions";

const own = Object.keys(tables.revisions.columns) as readonly (keyof typeof tables.revisions.columns)[];

/** The columns that are read from each table for a revision. */
export const revisionColumns: Readonly<Record<RevisionTable, readonly Column[]>> = {
  revisions: [...own.map((name) => `revisions.${name}` as const), "pages.ns", "pages.title"],
  deleted_revisions: [
    ...own.map((name) => `deleted_revisions.${name}` as const),
    "deleted_revisions.ns",
    "deleted_revisions.title",
  ],
};

export const pageOfRevision: Join = { table: "pages", on: [["pages.id", "revisions.page"]] };

/** Removes the table's name from the column names, so that both tables have the same form. */
export function storedRevision(row: Readonly<Record<string, unknown>>): StoredRevision {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column.slice(column.indexOf(".") + 1), value]),
  ) as unknown as StoredRevision;
}

/*
 * A generator of revisions returns pages. Modules about revisions then use the generated revisions, as if the request
 * named them.
 */

const generated = new WeakMap<Page, readonly number[]>();

/** Returns each page once, and remembers the ids of its revisions. */
export function pagesOfRevisions(
  found: readonly { readonly page: Page; readonly revision: number }[],
): readonly Page[] {
  const pages = new Map<string, { readonly page: Page; readonly ids: number[] }>();
  for (const { page, revision } of found) {
    const key = `${page.ns}:${page.title}`;
    const known = pages.get(key) ?? { page, ids: [] };
    known.ids.push(revision);
    pages.set(key, known);
  }
  for (const { page, ids } of pages.values()) generated.set(page, ids);
  return [...pages.values()].map(({ page }) => page);
}

/** Returns the revisions that a generator found; `undefined` if it did not find revisions. */
export function generatedRevisions(pages: readonly Page[]): readonly number[] | undefined {
  const ids = pages.flatMap((page) => generated.get(page) ?? []);
  return ids.length === 0 ? undefined : ids;
}

interface Parameters {
  readonly user?: string | undefined;
  readonly excludeuser?: string | undefined;
  readonly tag?: string | undefined;
}

/** Returns the filters of deleted revisions: by one author, by all but one author, by change tag. */
export function deletedFilters({ user, excludeuser, tag }: Parameters, context: Context): readonly Condition[] {
  return [
    ...given(user, (name) => equal("deleted_revisions.user_name", name)),
    ...given(excludeuser, (name) => different("deleted_revisions.user_name", name)),
    ...(user === undefined && excludeuser === undefined ? [] : whereSeen("deleted_revisions.hidden", "user", context)),
    ...given(tag, tagged.deleted),
  ];
}

/** Returns the deleted revisions of titles, grouped by title, up to one more than the limit. */
export async function deletedOfTitles(
  wiki: WikiStore,
  titles: readonly StoredTitle[],
  { limit, ...range }: TimeRange & { readonly limit: number },
  conditions: readonly Condition[],
): Promise<readonly StoredRevision[]> {
  const descending = range.dir === "older";
  const { where, order } = deletedOrder(range.dir, range.continue);
  const shared = [...where, ...moments(range, "deleted_revisions.timestamp"), ...conditions];
  const spaces = [...Map.groupBy(titles, ({ ns }) => ns)].toSorted(([one], [other]) =>
    descending ? other - one : one - other,
  );
  const rows: StoredRevision[] = [];
  // In the index, titles of one namespace are adjacent.
  for (const [ns, some] of spaces) {
    if (rows.length > limit) break;
    const ofSpace = isIn("deleted_revisions.title", [...new Set(some.map(({ title }) => title))]);
    const found = await wiki.select({
      from: "deleted_revisions",
      columns: revisionColumns.deleted_revisions,
      where: [equal("deleted_revisions.ns", ns), ofSpace, ...shared],
      order,
      limit: limit + 1 - rows.length,
    });
    rows.push(...found.map(storedRevision));
  }
  return rows;
}

/** Returns the order of deleted revisions: by title, then by time. `continue` is `namespace|title|timestamp|id`. */
export function deletedOrder(
  dir: "newer" | "older",
  at: string | undefined,
): { readonly where: readonly Condition[]; readonly order: readonly Order[] } {
  const descending = dir === "older";
  const [ns = "", title = "", timestamp = "", id = ""] = at?.split("|") ?? [];
  const place: readonly Place[] = [
    { column: "deleted_revisions.ns", value: Number(ns), descending },
    { column: "deleted_revisions.title", value: title, descending },
    { column: "deleted_revisions.timestamp", value: timestamp, descending },
    { column: "deleted_revisions.id", value: Number(id), descending },
  ];
  return {
    where: at === undefined ? [] : [from(...place)],
    order: place.map(({ column }) => ({ column, descending })),
  };
}

export const deletedPlace = (row: StoredRevision): readonly (string | number)[] => [
  row.ns,
  row.title,
  row.timestamp,
  row.id,
];

type By = "revision" | "log" | "change_id";

/** Returns the change tags of rows, keyed by row id, in alphabetical order. */
export async function tagsOf(
  wiki: WikiStore,
  by: By,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const column = `tagged.${by}` as const;
  const rows =
    ids.length === 0
      ? []
      : await wiki.select({
          from: "tagged",
          columns: ["tagged.tag", column],
          where: [isIn(column, ids)],
          order: [{ column: "tagged.tag" }],
        });
  const found = new Map<number, string[]>();
  for (const row of rows) {
    const tags = found.get(row[column]) ?? [];
    found.set(row[column], [...tags, row["tagged.tag"]]);
  }
  return found;
}

/** Conditions for rows with a change tag. */
export const tagged = {
  revision: (tag: string): Condition =>
    exists("tagged", equal("tagged.tag", tag), same("tagged.revision", "revisions.id")),
  deleted: (tag: string): Condition =>
    exists("tagged", equal("tagged.tag", tag), same("tagged.revision", "deleted_revisions.id")),
  log: (tag: string): Condition => exists("tagged", equal("tagged.tag", tag), same("tagged.log", "log.id")),
  change: (tag: string): Condition =>
    exists("tagged", equal("tagged.tag", tag), same("tagged.change_id", "changes.id")),
} as const;
