import { equal } from "../../storage/wiki/select.ts";
import { fullTitle, type StoredTitle } from "../titles.ts";
import { redirectTarget } from "../wikitext/redirect.ts";
import { keepCategory } from "./count-members.ts";
import { findPage, findPageById, textOf } from "./find-page.ts";
import { writeLogEntry } from "./log-entry.ts";
import { createPage, updatePage } from "./page-row.ts";
import { refreshIncluding, refreshLinks } from "./refresh-including.ts";
import { revisionColumns, revisionOf } from "./revision-columns.ts";
import { count } from "./statistics.ts";
import { touchDependents } from "./touch-pages.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

export interface Undeletion extends Change {
  readonly title: StoredTitle;
}

/** Brings back all deleted revisions of a title, where there is no page now. Returns how many. */
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

/** A page comes back under the id that it had. */
async function pageFor(unit: WikiUnit, { title, timestamp }: Undeletion, id: number): Promise<number> {
  const isTaken = (await findPageById(unit, id)) !== undefined;
  return (await createPage(unit, title, timestamp, undefined, isTaken ? undefined : id)).id;
}
