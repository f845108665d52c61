import { type Condition, different, equal, isIn } from "../../storage/select.ts";
import { type RowOf, hiddenParts } from "../../storage/tables.ts";
import { type StoredTitle, fullTitle } from "../titles.ts";
import { noFacts, redirectTarget } from "../wikitext/page-facts.ts";
import { forgetEmptyCategory, keepCategory, refreshIncluding, refreshLinks, updateLinks } from "./update-links.ts";
import {
  type PageRow,
  count,
  countEdit,
  createPage,
  findPage,
  findPageById,
  isArticle,
  textOf,
  touchDependents,
  touchTitles,
  updatePage,
} from "./page-row.ts";
import { type Change, type WikiUnit, writeLogEntry } from "./log-entry.ts";
import { editPage, nullRevision, revisionColumns, revisionOf } from "./edit-page.ts";
import { freeTitle } from "./free-title.ts";

interface Deletion extends Change {
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

interface Move extends Change {
  readonly from: StoredTitle;
  readonly to: StoredTitle;
  readonly withoutRedirect?: boolean;
}

/**
 * Moves a page to another title and leaves a redirect. Deletes a redirect at the new title. Returns whether the page
 * existed.
 */
export async function movePage(unit: WikiUnit, move: Move): Promise<boolean> {
  const { from, to, actor, timestamp, comment, withoutRedirect = false } = move;
  const page = await findPage(unit, from);
  if (page === undefined) return false;
  const inTheWay = await findPage(unit, to);
  const reason = `${actor.name} moved page [[${linkTo(from)}]] to [[${linkTo(to)}]]${inTheWay === undefined ? "" : " over redirect"}${withoutRedirect ? " without leaving a redirect" : ""}${comment === "" ? "" : `: ${comment}`}`;
  if (inTheWay !== undefined) {
    const made = `Deleted to make way for move from "[[${linkTo(from)}]]"`;
    await deletePage(unit, { actor, timestamp, title: to, comment: made, action: "delete_redir" });
  }
  await freeTitle(unit, to);
  await updatePage(unit, page.id, { ns: to.ns, title: to.title, touched: timestamp });
  await unit.wiki.update("links", { source_ns: to.ns }, [equal("links.source", page.id)]);
  await moveWatchers(unit, from, to);
  forget(unit, from, to);
  const moved: PageRow = { ...page, ...to };
  await count(unit, { articles: Number(await isArticle(unit, moved)) - Number(await isArticle(unit, page)) });
  const revision = await nullRevision(unit, moved, { ...move, comment: reason });
  const params = { target_ns: to.ns, target_title: fullTitle(to), suppressredirect: withoutRedirect };
  const action = inTheWay === undefined ? "move" : "move_redir";
  await writeLogEntry(unit, { ...move, type: "move", action, about: from, page: page.id, params, revision });
  await countEdit(unit, actor.account);
  await refreshLinks(unit, page.id, timestamp);
  if (!withoutRedirect)
    await editPage(unit, {
      actor,
      timestamp,
      comment: reason,
      title: from,
      text: `#REDIRECT [[${linkTo(to)}]]`,
      tags: move.tags ?? [],
      isChange: false,
      isLogged: false,
    });
  else await touchDependents(unit, ["link"], from, timestamp);
  await touchDependents(unit, ["link", "template"], to, timestamp);
  for (const title of [from, to]) await refreshIncluding(unit, title, timestamp);
  return true;
}

/**
 * Returns a link. Links to categories and files require a leading colon, because otherwise they would add the page to
 * the category or display the file.
 */
function linkTo(title: StoredTitle): string {
  return `${title.ns === 6 || title.ns === 14 ? ":" : ""}${fullTitle(title)}`;
}

function forget({ texts }: WikiUnit, ...titles: readonly StoredTitle[]): void {
  for (const title of titles) texts.delete(fullTitle(title));
}

/** Copies the watchlist entries of the old title to the new title. */
async function moveWatchers({ wiki }: WikiUnit, from: StoredTitle, to: StoredTitle): Promise<void> {
  const of = ({ ns, title }: StoredTitle) => [equal("watched.ns", ns), equal("watched.title", title)];
  const columns = ["watched.account", "watched.notified", "watched.expiry"] as const;
  const rows = await wiki.select({ from: "watched", columns, where: of(from) });
  const there = new Set(
    (await wiki.select({ from: "watched", columns: ["watched.account"], where: of(to) })).map(
      (row) => row["watched.account"],
    ),
  );
  const added = rows.filter((row) => !there.has(row["watched.account"]));
  const watched = added.map((row) => ({
    account: row["watched.account"],
    ns: to.ns,
    title: to.title,
    notified: row["watched.notified"],
    expiry: row["watched.expiry"],
  }));
  if (watched.length > 0) await wiki.insert("watched", watched);
}

export type HiddenPart = keyof typeof hiddenParts;

interface Hiding extends Change {
  readonly title: StoredTitle;
  readonly page: number;
  readonly revisions: readonly number[];
  /** The parts that are hidden from now on. An empty list shows all parts again. */
  readonly parts: readonly HiddenPart[];
}

/** Hides parts of revisions in all responses. With `restricted`, they are hidden even from administrators. */
export async function hideParts(unit: WikiUnit, hiding: Hiding): Promise<void> {
  const { title, page, revisions, parts } = hiding;
  const hidden = parts.reduce((sum, part) => sum + hiddenParts[part], 0);
  await unit.wiki.update("revisions", { hidden }, [isIn("revisions.id", revisions)]);
  // Hiding parts of a change also counts as patrolling it.
  await unit.wiki.update("changes", { hidden, patrolled: 2 }, [isIn("changes.revision", revisions)]);
  await touchTitles(unit, title.ns, [title.title], hiding.timestamp);
  const isRestricted = parts.includes("restricted");
  const params = { type: "revision", ids: revisions, old: bitsOf([]), new: bitsOf(parts) };
  await writeLogEntry(unit, {
    ...hiding,
    type: isRestricted ? "suppress" : "delete",
    action: "revision",
    about: title,
    page,
    params,
    isChange: !isRestricted,
  });
}

export async function hideLogParts({ wiki }: WikiUnit, log: number, parts: readonly HiddenPart[]): Promise<void> {
  const hidden = parts.reduce((sum, part) => sum + hiddenParts[part], 0);
  await wiki.update("log", { hidden }, [equal("log.id", log)]);
  await wiki.update("changes", { hidden }, [equal("changes.log", log)]);
}

function bitsOf(parts: readonly HiddenPart[]): object {
  const has = (part: HiddenPart): boolean => parts.includes(part);
  const bitmask = parts.reduce((sum, part) => sum + hiddenParts[part], 0);
  return { bitmask, content: has("text"), comment: has("comment"), user: has("user"), restricted: has("restricted") };
}
