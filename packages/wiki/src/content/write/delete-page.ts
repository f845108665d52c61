import { different, equal, type Condition } from "../../storage/select.ts";
import type { RowOf } from "../../storage/tables.ts";
import { fullTitle, type StoredTitle } from "../titles.ts";
import { noFacts, redirectTarget } from "../wikitext/page-facts.ts";
import { forgetEmptyCategory, keepCategory, refreshIncluding, refreshLinks, updateLinks } from "./update-links.ts";
import {
  type PageRow,
  count,
  createPage,
  findPage,
  findPageById,
  isArticle,
  textOf,
  touchDependents,
  updatePage,
} from "./page-row.ts";
import { writeLogEntry } from "./log-entry.ts";
import { revisionColumns, revisionOf } from "./edit-page.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

export interface Deletion extends Change {
  readonly title: StoredTitle;
  /** The action in the log: `delete`, unless a move deletes a redirect at its target. */
  readonly action?: "delete" | "delete_redir";
}

/** Deletes a page. Its revisions become deleted revisions. Returns whether the page existed. */
export async function deletePage(unit: WikiUnit, deletion: Deletion): Promise<boolean> {
  const { title, timestamp, action = "delete" } = deletion;
  const page = await findPage(unit, title);
  if (page === undefined) return false;
  const articles = (await isArticle(unit, page)) ? -1 : 0;
  await updateLinks(unit, { ...page, isNew: false }, noFacts, timestamp);
  await keepRevisions(unit, page);
  await unit.wiki.delete("pages", [equal("pages.id", page.id)]);
  await unit.wiki.delete("protections", [equal("protections.page", page.id)]);
  await forgetChanges(unit, page);
  await count(unit, { pages: -1, articles });
  if (page.ns === 14) await forgetEmptyCategory(unit, page.title);
  unit.texts.set(fullTitle(title), undefined);
  await writeLogEntry(unit, { ...deletion, type: "delete", action, about: title, page: page.id });
  await touchDependents(unit, title.ns === 6 ? ["link", "file"] : ["link"], title, timestamp);
  await refreshIncluding(unit, title, timestamp);
  return true;
}

async function keepRevisions({ wiki }: WikiUnit, { id, ns, title }: PageRow): Promise<void> {
  const where = [equal("revisions.page", id)];
  const rows = await wiki.select({ from: "revisions", columns: revisionColumns("revisions"), where });
  const kept = rows.map((row): RowOf<"deleted_revisions"> => ({ ...revisionOf("revisions", row), ns, title }));
  await wiki.insert("deleted_revisions", kept);
  await wiki.delete("revisions", where);
}

/** Deletes the recent changes of a page that no longer exists. Log entries are kept. */
async function forgetChanges({ wiki }: WikiUnit, { id, ns, title }: PageRow): Promise<void> {
  const isEdit = different("changes.type", "log");
  const all: readonly (readonly Condition[])[] = [
    [equal("changes.page", id), isEdit],
    [equal("changes.ns", ns), equal("changes.title", title), isEdit],
  ];
  for (const where of all) await wiki.delete("changes", where);
}

interface Undeletion extends Change {
  readonly title: StoredTitle;
}

/** Restores all deleted revisions of a title without a page. Returns their number. */
export async function undeletePage(unit: WikiUnit, undeletion: Undeletion): Promise<number> {
  const { title, timestamp } = undeletion;
  const where = [equal("deleted_revisions.ns", title.ns), equal("deleted_revisions.title", title.title)];
  const order = [{ column: "deleted_revisions.timestamp" }, { column: "deleted_revisions.id" }] as const;
  const rows = (
    await unit.wiki.select({ from: "deleted_revisions", columns: revisionColumns("deleted_revisions"), where, order })
  ).map((row) => revisionOf("deleted_revisions", row));
  const last = rows.at(-1);
  if (last === undefined || (await findPage(unit, title)) !== undefined) return 0;
  const page = await pageFor(unit, undeletion, last.page);
  await unit.wiki.restore(
    "revisions",
    rows.map((row) => ({ ...row, page })),
  );
  await unit.wiki.delete("deleted_revisions", where);
  const text = await textOf(unit, last.id);
  await updatePage(unit, page, {
    latest: last.id,
    touched: last.timestamp,
    length: last.length,
    model: last.model,
    is_new: rows.length === 1 ? 1 : 0,
    is_redirect: redirectTarget(text) === undefined ? 0 : 1,
  });
  unit.texts.set(fullTitle(title), text);
  await refreshLinks(unit, page, timestamp);
  await count(unit, { pages: 1 });
  if (title.ns === 14) await keepCategory(unit, title.title, false);
  await writeLogEntry(unit, {
    ...undeletion,
    type: "delete",
    action: "restore",
    about: title,
    page,
    params: { count: { revisions: rows.length, files: 0 } },
  });
  await touchDependents(unit, title.ns === 6 ? ["link", "template", "file"] : ["link", "template"], title, timestamp);
  await refreshIncluding(unit, title, timestamp);
  return rows.length;
}

/** Creates the page, with its former id unless the id is taken. */
async function pageFor(unit: WikiUnit, { title, timestamp }: Undeletion, id: number): Promise<number> {
  const isTaken = (await findPageById(unit, id)) !== undefined;
  return (await createPage(unit, title, timestamp, undefined, isTaken ? undefined : id)).id;
}
