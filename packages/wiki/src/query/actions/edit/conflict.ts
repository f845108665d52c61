import { atLeast, different, equal, moreThan } from "../../../storage/select.ts";
import { fullTitle, type StoredTitle } from "../../../content/titles.ts";
import type { PageRow } from "../../../content/write/page-row.ts";
import type { Actor, WikiUnit } from "../../../content/write/log-entry.ts";
import * as refusals from "./refusal.ts";
import type { Refusal } from "./refusal.ts";

/** The base revision of an edit, as the request describes it. */
export interface Base {
  readonly baserevid: number | undefined;
  /** A timestamp in its stored form. */
  readonly basetimestamp: string | undefined;
  readonly starttimestamp: string | undefined;
  readonly recreate: boolean;
}

/**
 * Refuses an edit if another user has changed the page since its base revision. A user's own edits do not conflict if
 * the whole text is replaced.
 */
export async function conflictOf(
  unit: WikiUnit,
  actor: Actor,
  title: StoredTitle,
  page: PageRow | undefined,
  base: Base,
  isWhole: boolean,
): Promise<Refusal | undefined> {
  if (page === undefined) return deletedSince(unit, title, base);
  const from = await baseOf(unit, page, base);
  if (from === undefined) return undefined;
  if ("refusal" in from) return from.refusal;
  const since = [equal("revisions.page", page.id), moreThan("revisions.id", from.revision)];
  const others = isWhole ? [...since, different("revisions.user_name", actor.name)] : since;
  return (await unit.wiki.count({ from: "revisions", where: others })) > 0 ? refusals.conflict : undefined;
}

async function baseOf(
  { wiki }: WikiUnit,
  page: PageRow,
  { baserevid, basetimestamp }: Base,
): Promise<{ readonly revision: number } | { readonly refusal: Refusal } | undefined> {
  if (baserevid !== undefined) {
    const [row] = await wiki.select({
      from: "revisions",
      columns: ["revisions.page"],
      where: [equal("revisions.id", baserevid)],
      limit: 1,
    });
    if (row === undefined) return { refusal: refusals.noSuchRevision(baserevid) };
    return row["revisions.page"] === page.id
      ? { revision: baserevid }
      : { refusal: refusals.otherPage(baserevid, fullTitle(page)) };
  }
  if (basetimestamp === undefined) return undefined;
  const where = [
    equal("revisions.page", page.id),
    { kind: "at most", column: "revisions.timestamp", value: basetimestamp } as const,
  ];
  const order = [
    { column: "revisions.timestamp", descending: true },
    { column: "revisions.id", descending: true },
  ] as const;
  const [row] = await wiki.select({ from: "revisions", columns: ["revisions.id"], where, order, limit: 1 });
  return { revision: row?.["revisions.id"] ?? 0 };
}

async function deletedSince(
  { wiki }: WikiUnit,
  { ns, title }: StoredTitle,
  { starttimestamp, recreate }: Base,
): Promise<Refusal | undefined> {
  if (starttimestamp === undefined || recreate) return undefined;
  const about = [
    equal("log.ns", ns),
    equal("log.title", title),
    equal("log.type", "delete"),
    equal("log.action", "delete"),
  ];
  const where = [...about, atLeast("log.timestamp", starttimestamp)];
  return (await wiki.count({ from: "log", where })) > 0 ? refusals.deletedSince : undefined;
}
