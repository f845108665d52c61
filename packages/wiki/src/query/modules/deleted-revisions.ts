import type { Context, Page } from "@kiln/server/query";
import { type Condition, type Selected, equal, from, isIn } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { fullTitle, storedTitle } from "../../content/titles.ts";
import {
  type StoredRevision,
  deletedFilters,
  deletedOfTitles,
  deletedOrder,
  deletedPlace,
  generatedRevisions,
  groupedByPage,
  pagesOfRevisions,
  revisionColumns,
  storedRevision,
  tagsOf,
} from "../shared/revisions.ts";
import { fromToken, given, keyOf as orderBy, timeOrder, titlesIn } from "../reading/conditions.ts";
import { type HandlerOf, type ParametersOf, withinLimit } from "../reading/module.ts";
import { idsOfPages, keyOf, linkablePages, titled } from "../shared/pages.ts";
import { type FoundRevisions, continueAfter, countFitting, revisionItems, textsOf } from "../shared/revision-items.ts";
import type { Site } from "../site/general.ts";
import type { DeletedrevsItem } from "@kiln/server/query/results";
import { makeToken, siteCaller } from "../../accounts/tokens.ts";
import { isoOf } from "../../content/timestamps.ts";
import { authorOf } from "../shared/users.ts";
import { type Part, commentOf, hashOf, isHidden, maySee, suppression } from "../shared/hidden.ts";
import { distinctRows, listRows, takeRows } from "../reading/reading.ts";

type DeletedrevisionsParameters = ParametersOf<"deletedrevisions">;

/** Lists the deleted revisions of titles, regardless of whether a page with the title exists now. */
export function deletedrevisions({ storage }: Site): HandlerOf<"deletedrevisions"> {
  return async (parameters, context) => {
    const pages = pagesByTitle(context.pages);
    const items = await storage.read(async ({ wiki }) => {
      const listed = await foundOnPages(wiki, parameters, context, pages);
      const members = await revisionItems(listed, parameters, { wiki, context, areDeleted: true });
      return members.flatMap((one, index) => {
        const page = pages.get(keyOf(listed.rows[index]!));
        return page === undefined ? [] : [[page, { deletedrevisions: [one] }] as const];
      });
    });
    return { items, limited: true };
  };
}

export function generatedByDeletedrevisions({ storage }: Site) {
  return async (parameters: DeletedrevisionsParameters, context: Context) => {
    const pages = pagesByTitle(context.pages);
    const { rows } = await storage.read(({ wiki }) => foundOnPages(wiki, parameters, context, pages));
    return {
      items: pagesOfRevisions(
        rows.map((row) => ({ page: pages.get(keyOf(row)) ?? { ns: row.ns, title: fullTitle(row) }, revision: row.id })),
      ),
      limited: true,
    };
  };
}

function pagesByTitle(pages: readonly Page[]): ReadonlyMap<string, Page> {
  return new Map(
    pages.flatMap((page) =>
      page.title === undefined || page.ns === undefined || page.ns < 0
        ? []
        : [[keyOf({ ns: page.ns, title: storedTitle(page.ns, page.title) }), page] as const],
    ),
  );
}

async function foundOnPages(
  wiki: WikiStore,
  parameters: DeletedrevisionsParameters,
  context: Context,
  pages: ReadonlyMap<string, Page>,
): Promise<FoundRevisions> {
  const { limit = 10 } = parameters;
  const named =
    generatedRevisions(context.pages) ??
    (context.request["page-set"] as { readonly revids?: readonly number[] } | undefined)?.revids;
  if (named !== undefined) {
    const rows = await byId(wiki, parameters, named, limit, deletedFilters(parameters, context));
    const placeOf = ({ id }: StoredRevision) => [id, id];
    return { rows: withinLimit(rows, limit, context, placeOf), placeOf };
  }
  const titles = [...pages.values()].map(({ ns = 0, title = "" }) => ({ ns, title: storedTitle(ns, title) }));
  const rows = await deletedOfTitles(wiki, titles, { ...parameters, limit }, deletedFilters(parameters, context));
  return { rows: withinLimit(rows, limit, context, deletedPlace), placeOf: deletedPlace };
}

async function byId(
  wiki: WikiStore,
  { dir, continue: at }: DeletedrevisionsParameters,
  ids: readonly number[],
  limit: number,
  conditions: readonly Condition[],
): Promise<readonly StoredRevision[]> {
  const descending = dir === "older";
  const place = given(at, (text) =>
    from({ column: "deleted_revisions.id", value: Number(text.split("|")[0]), descending }),
  );
  const where = [isIn("deleted_revisions.id", ids), ...place, ...conditions];
  const rows = await wiki.select({
    from: "deleted_revisions",
    columns: revisionColumns.deleted_revisions,
    where,
    order: [{ column: "deleted_revisions.id", descending }],
    limit: limit + 1,
  });
  return rows.map(storedRevision);
}

type AlldeletedrevisionsParameters = ParametersOf<"alldeletedrevisions">;

/** Lists deleted revisions by title, or those of one user by time. */
export function alldeletedrevisions({ storage }: Site): HandlerOf<"alldeletedrevisions"> {
  return async (parameters, context) => {
    const items = await storage.read(async ({ wiki }) => {
      const listed = await foundAnywhere(wiki, parameters, context);
      const ids = await idsOfPages(wiki, listed.rows);
      const members = await revisionItems(listed, parameters, { wiki, context, areDeleted: true });
      const groups = groupedByPage(listed.rows, keyOf, members);
      return groups.map(([row, revisions]) => ({
        pageid: ids.get(keyOf(row)) ?? 0,
        revisions,
        ns: row.ns,
        title: fullTitle(row),
      }));
    });
    return { items, limited: true };
  };
}

export function generatedByAlldeletedrevisions({ storage }: Site) {
  return async (parameters: AlldeletedrevisionsParameters, context: Context) => {
    const { generatetitles, user, dir } = parameters;
    const items = await storage.read(async ({ wiki }) => {
      if (generatetitles && user === undefined && dir === "newer") return titles(wiki, parameters, context);
      const { rows } = await foundAnywhere(wiki, parameters, context);
      const ids = await idsOfPages(wiki, rows);
      const pages = pagesOfRevisions(rows.map((row) => ({ page: nameOf(row, ids), revision: row.id })));
      return generatetitles ? pages.map((page) => ({ ...page })) : pages;
    });
    return { items, limited: true };
  };
}

/** Lists each title once, using the index of titles. */
async function titles(wiki: WikiStore, parameters: AlldeletedrevisionsParameters, context: Context) {
  const { continue: at, limit = 10 } = parameters;
  const [ns = "", title = ""] = at?.split("|") ?? [];
  const place =
    at === undefined
      ? []
      : [
          from(
            { column: "deleted_revisions.ns", value: Number(ns) },
            { column: "deleted_revisions.title", value: title },
          ),
        ];
  const columns = ["deleted_revisions.ns", "deleted_revisions.title"] as const;
  const order = columns.map((column) => ({ column }));
  const rows = await wiki.select({
    from: "deleted_revisions",
    columns,
    distinct: true,
    where: [...place, ...conditionsOf(parameters, context)],
    order,
    limit: limit + 1,
  });
  const names = rows.map((row) => ({ ns: row["deleted_revisions.ns"], title: row["deleted_revisions.title"] }));
  const ids = await idsOfPages(wiki, names);
  return withinLimit(names, limit, context, (one) => [one.ns, one.title]).map((one) => nameOf(one, ids));
}

function nameOf(row: { readonly ns: number; readonly title: string }, ids: ReadonlyMap<string, number>) {
  const id = ids.get(keyOf(row));
  return {
    ...(id === undefined ? {} : { pageid: id }),
    ns: row.ns,
    title: fullTitle(row),
    ...(id === undefined ? { missing: true } : {}),
  };
}

async function foundAnywhere(
  wiki: WikiStore,
  parameters: AlldeletedrevisionsParameters,
  context: Context,
): Promise<FoundRevisions> {
  const { user, limit = 10 } = parameters;
  const { where, order } =
    user === undefined
      ? deletedOrder(parameters.dir, parameters.continue)
      : timeOrder(parameters, "deleted_revisions.timestamp", "deleted_revisions.id");
  const rows = await wiki.select({
    from: "deleted_revisions",
    columns: revisionColumns.deleted_revisions,
    where: [...where, ...conditionsOf(parameters, context)],
    order,
    limit: limit + 1,
  });
  const placeOf = (row: StoredRevision) => (user === undefined ? deletedPlace(row) : [row.timestamp, row.id]);
  return { rows: withinLimit(rows.map(storedRevision), limit, context, placeOf), placeOf };
}

function conditionsOf(parameters: AlldeletedrevisionsParameters, context: Context): readonly Condition[] {
  const { namespace, from: first, to, prefix, dir } = parameters;
  return [
    ...deletedFilters(parameters, context),
    ...given(namespace, (ids) => isIn("deleted_revisions.ns", ids)),
    ...titlesIn("deleted_revisions.title", { from: first, to, prefix }, dir === "older"),
  ];
}

type DeletedrevsParameters = ParametersOf<"deletedrevs">;

/** Lists the deleted revisions of the requested pages; without pages, those of a user or of a namespace. */
export function deletedrevs(site: Site): HandlerOf<"deletedrevs"> {
  return async (parameters, context) => {
    const titles = linkablePages(context.pages).filter(({ ns }) => ns >= 0);
    const isByTime = titles.length === 0 && parameters.user !== undefined;
    const find = titles.length > 0 ? ofTitles(titles) : isByTime ? ofUser : ofNamespace;
    const placeOf = isByTime ? ({ timestamp, id }: StoredRevision) => [timestamp, id] : deletedPlace;
    const found = withinLimit(await find(site, parameters, context), parameters.limit, context, placeOf);
    const count = parameters.prop.includes("content") ? countFitting(found) : found.length;
    continueAfter({ rows: found, placeOf }, count, context);
    const rows = found.slice(0, count);
    const members = await site.storage.read(({ wiki }) => revisionsOf(wiki, rows, new Set(parameters.prop), context));
    const token = parameters.prop.includes("token") ? tokenFor(context) : {};
    const items = groupedByPage(rows, keyOf, members).map(([row, revisions]) => ({
      revisions,
      ...titled(row),
      ...token,
    }));
    return { items: items as unknown as readonly DeletedrevsItem[], limited: true };
  };
}

/** Finds up to one revision more than the limit. */
type Find = (site: Site, parameters: DeletedrevsParameters, context: Context) => Promise<readonly StoredRevision[]>;

const ofTitles =
  (titles: readonly { readonly ns: number; readonly title: string }[]): Find =>
  ({ storage }, parameters, context) =>
    storage.read(({ wiki }) => deletedOfTitles(wiki, titles, parameters, deletedFilters(parameters, context)));

const ofUser: Find = async ({ storage }, parameters, context) => {
  const { where, order } = timeOrder(parameters, "deleted_revisions.timestamp", "deleted_revisions.id");
  const all = [...where, ...deletedFilters(parameters, context)];
  const rows = await storage.read(({ wiki }) =>
    wiki.select({
      from: "deleted_revisions",
      columns: revisionColumns.deleted_revisions,
      where: all,
      order,
      limit: parameters.limit + 1,
    }),
  );
  return rows.map(storedRevision);
};

const keyColumns = ["deleted_revisions.title", "deleted_revisions.timestamp", "deleted_revisions.id"] as const;
type KeyColumn = (typeof keyColumns)[number];

/** Lists revisions by title. With `unique`, only the first revision of each title is listed (decided: D-445). */
const ofNamespace: Find = async (site, parameters, context) => {
  const { dir, namespace, unique, limit, continue: at } = parameters;
  const key = orderBy(dir === "older", ...keyColumns);
  const where = [
    equal("deleted_revisions.ns", namespace),
    ...fromToken(key, at?.slice(at.indexOf("|") + 1)),
    ...titlesIn("deleted_revisions.title", parameters, key.descending),
    ...deletedFilters(parameters, context),
  ];
  const question = {
    from: "deleted_revisions",
    columns: revisionColumns.deleted_revisions as readonly KeyColumn[],
    where,
  } as const;
  const rows = unique ? distinctRows(site, key, limit, question) : listRows(site, key, limit, question);
  return (await takeRows<Selected<KeyColumn>>(rows, Infinity)).taken.map(storedRevision);
};

type Members = DeletedrevsItem["revisions"][number];

async function revisionsOf(
  wiki: WikiStore,
  rows: readonly StoredRevision[],
  asked: ReadonlySet<string>,
  context: Context,
): Promise<readonly Members[]> {
  const ids = rows.map(({ id }) => id);
  const texts = asked.has("content") ? await textsOf(wiki, ids) : new Map<number, string>();
  const tags = asked.has("tags") ? await tagsOf(wiki, "revision", ids) : new Map<number, readonly string[]>();
  const has = (name: string, members: () => object): object => (asked.has(name) ? members() : {});
  return rows.map(
    (row) =>
      ({
        timestamp: isoOf(row.timestamp),
        ...has("revid", () => ({ revid: row.id })),
        ...has("parentid", () => ({ parentid: row.parent })),
        ...userOf(row, asked, context),
        ...commentOf({ ...row, about: row }, asked, context),
        ...has("minor", () => ({ minor: row.minor !== 0 })),
        ...has("len", () => ({ len: row.length })),
        ...has("sha1", () => hashOf(row, context)),
        ...has("content", () => textOf(row, texts, context)),
        ...has("tags", () => ({ tags: tags.get(row.id) ?? [] })),
        ...suppression(
          row.hidden,
          [...asked].flatMap((name) => partsOf[name] ?? []),
        ),
      }) as unknown as Members,
  );
}

const partsOf: Readonly<Record<string, Part>> = {
  user: "user",
  userid: "user",
  comment: "comment",
  parsedcomment: "comment",
  sha1: "text",
  content: "text",
};

/** Returns the author of a revision. This older module does not report whether the author was anonymous. */
function userOf(row: StoredRevision, asked: ReadonlySet<string>, context: Context): object {
  const { anon: _, ...members } = authorOf(row, asked, context) as { readonly anon?: true };
  return members;
}

function textOf({ id, hidden }: StoredRevision, texts: ReadonlyMap<number, string>, context: Context): object {
  return {
    ...(isHidden(hidden, "text") ? { texthidden: true } : {}),
    ...(maySee(hidden, "text", "deletedtext", context) ? { text: texts.get(id) ?? "" } : {}),
  };
}

/** Returns the token for restoring revisions, if the caller has the right to restore them. */
function tokenFor({ caller }: Context): object {
  const { key, now = 0 } = siteCaller(caller) ?? {};
  return key !== undefined && caller.rights.includes("undelete") ? { token: makeToken(key, "csrf", now) } : {};
}
