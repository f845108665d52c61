import { different, equal, type Condition } from "../../storage/wiki/select.ts";
import type { RowOf } from "../../storage/wiki/tables.ts";
import { fullTitle, type StoredTitle } from "../titles.ts";
import { noFacts } from "../wikitext/page-facts.ts";
import { forgetEmptyCategory } from "./count-members.ts";
import { findPage, type PageRow } from "./find-page.ts";
import { isArticle } from "./is-article.ts";
import { writeLogEntry } from "./log-entry.ts";
import { refreshIncluding } from "./refresh-including.ts";
import { revisionColumns, revisionOf } from "./revision-columns.ts";
import { count } from "./statistics.ts";
import { touchDependents } from "./touch-pages.ts";
import { updateLinks } from "./update-links.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

export interface Deletion extends Change {
  readonly title: StoredTitle;
  /** Of the log: `delete`, unless a move deletes a redirect in its way. */
  readonly action?: "delete" | "delete_redir";
}

/** Deletes a page: its revisions are kept among the deleted ones. Returns whether there was one. */
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

/** Recent changes tell of pages that there are; entries of logs stay. */
async function forgetChanges({ wiki }: WikiUnit, { id, ns, title }: PageRow): Promise<void> {
  const isEdit = different("changes.type", "log");
  const all: readonly (readonly Condition[])[] = [
    [equal("changes.page", id), isEdit],
    [equal("changes.ns", ns), equal("changes.title", title), isEdit],
  ];
  for (const where of all) await wiki.delete("changes", where);
}
