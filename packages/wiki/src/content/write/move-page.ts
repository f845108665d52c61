import { equal } from "../../storage/select.ts";
import { fullTitle, type StoredTitle } from "../titles.ts";
import { deletePage } from "./delete-page.ts";
import { type PageRow, count, countEdit, findPage, isArticle, touchDependents, updatePage } from "./page-row.ts";
import { freeTitle } from "./free-title.ts";
import { writeLogEntry } from "./log-entry.ts";
import { editPage, nullRevision } from "./edit-page.ts";
import { refreshIncluding, refreshLinks } from "./update-links.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

export interface Move extends Change {
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
