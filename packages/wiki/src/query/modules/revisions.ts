import type { Context, Page } from "@kiln/server/query";
import {
  type Condition,
  type Order,
  type Select,
  atLeast,
  different,
  equal,
  from,
  isIn,
} from "../../storage/select.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { fullTitle } from "../../content/titles.ts";
import type { Site } from "../site/general.ts";
import {
  type StoredRevision,
  generatedRevisions,
  groupedByPage,
  pageOfRevision,
  pagesOfRevisions,
  revisionColumns,
  storedRevision,
  tagged,
} from "../shared/revisions.ts";
import { given, moments, timeOrder } from "../reading/conditions.ts";
import { type HandlerOf, type ParametersOf, withinLimit } from "../reading/module.ts";
import { whereSeen } from "../shared/hidden.ts";
import { type FoundRevisions, revisionItems } from "../shared/revision-items.ts";

type Handler = HandlerOf<"revisions">;
type RevisionsParameters = ParametersOf<"revisions">;

/** A query for the revisions that a request selects. */
interface Wanted extends Pick<Select, "from" | "joins">, Pick<FoundRevisions, "placeOf"> {
  readonly where: readonly Condition[];
  readonly order: readonly Order[];
  readonly limit: number;
}

/** Lists the revisions of one page, the requested revisions, or the current revision of each page. */
export function revisions(site: Site): Handler {
  return async (parameters, context) => {
    const pages = new Map(
      context.pages.flatMap((page) =>
        page.pageid === undefined || page.missing ? [] : [[page.pageid, page] as const],
      ),
    );
    if (pages.size === 0) return { items: [], limited: true };
    const items = await site.storage.read(async ({ wiki }) => {
      const listed = await foundOnPages(wiki, parameters, context, [...pages.keys()]);
      const members = await revisionItems(listed, parameters, { wiki, context });
      return members.flatMap((one, index) => {
        const page = pages.get(listed.rows[index]!.page);
        return page === undefined ? [] : [[page, { revisions: [one] }] as const];
      });
    });
    return { items, limited: true };
  };
}

/** Returns the pages of the revisions. Modules about revisions also receive the revisions. */
export function generatedByRevisions(site: Site) {
  return async (parameters: RevisionsParameters, context: Context) => {
    const pages = context.pages.flatMap(({ pageid, missing }) => (pageid === undefined || missing ? [] : [pageid]));
    if (pages.length === 0) return { items: [], limited: true };
    const { rows } = await site.storage.read(({ wiki }) => foundOnPages(wiki, parameters, context, pages));
    return { items: pagesOfRevisions(rows.map((row) => ({ page: pageOf(row), revision: row.id }))), limited: true };
  };
}

const pageOf = (row: StoredRevision): Page => ({ pageid: row.page, ns: row.ns, title: fullTitle(row) });

const standardLimit = 10;

/** Returns the maximum number of revisions for a request without a limit. */
const mostOf = (asked: readonly string[], context: Context): number => {
  const isLarge = asked.includes("content") || asked.includes("parsetree");
  return (isLarge ? 50 : 500) * (context.caller.rights.includes("apihighlimits") ? 10 : 1);
};

async function foundOnPages(
  wiki: WikiStore,
  parameters: RevisionsParameters,
  context: Context,
  pages: readonly number[],
): Promise<FoundRevisions> {
  const { from: table, joins = [], where, order, limit, placeOf } = await wanted(wiki, parameters, context, pages);
  const query: Select = {
    from: table,
    joins,
    columns: revisionColumns.revisions,
    where: [...where, ...given(parameters.tag, tagged.revision)],
    order,
    limit: limit + 1,
  };
  return { rows: withinLimit((await wiki.select(query)).map(storedRevision), limit, context, placeOf), placeOf };
}

async function wanted(
  wiki: WikiStore,
  parameters: RevisionsParameters,
  context: Context,
  pages: readonly number[],
): Promise<Wanted> {
  if (isList(parameters)) return listed(wiki, parameters, context, pages);
  const { prop, continue: at } = parameters;
  const limit = mostOf(prop, context);
  const named =
    generatedRevisions(context.pages) ??
    (context.request["page-set"] as { readonly revids?: readonly number[] } | undefined)?.revids;
  if (named !== undefined) {
    const where = [
      isIn("revisions.id", named),
      ...given(at, (id) => atLeast("revisions.id", Number.parseInt(id, 10) || 0)),
    ];
    return { ...ofAnyPage, where, order: [{ column: "revisions.id" }], limit, placeOf: ({ id }) => id };
  }
  const [page = 0, id = 0] = at?.split("|").map(Number) ?? [];
  const place =
    at === undefined ? [] : [from({ column: "pages.id", value: page }, { column: "revisions.id", value: id })];
  return {
    from: "pages",
    joins: [{ table: "revisions", on: [["revisions.id", "pages.latest"]] }],
    where: [isIn("pages.id", pages), ...place],
    order: [{ column: "pages.id" }],
    limit,
    placeOf: (row) => [row.page, row.id],
  };
}

const ofAnyPage = { from: "revisions", joins: [pageOfRevision] } as const;

/** Reports whether a request lists the revisions of one page. */
function isList({ user, excludeuser, limit, startid, endid, start, end, dir }: RevisionsParameters): boolean {
  return dir === "newer" || [user, excludeuser, limit, startid, endid, start, end].some((value) => value !== undefined);
}

async function listed(
  wiki: WikiStore,
  parameters: RevisionsParameters,
  context: Context,
  [page = 0]: readonly number[],
): Promise<Wanted> {
  const { dir, start, end, user, excludeuser, continue: at, limit = standardLimit } = parameters;
  const descending = dir === "older";
  const [moment = "", id = ""] = at?.split("|") ?? [];
  const place = (timestamp: string, value: number, falling: boolean): Condition =>
    from(
      { column: "revisions.timestamp", value: timestamp, descending: falling },
      { column: "revisions.id", value, descending: falling },
    );
  const where: readonly Condition[] = [
    equal("revisions.page", page),
    ...(at === undefined ? [] : [place(moment, Number(id), descending)]),
    ...moments({ dir, start, end }, "revisions.timestamp"),
    ...(await fromRevision(wiki, parameters, "startid", context, (one) => place(one.timestamp, one.id, descending))),
    ...(await fromRevision(wiki, parameters, "endid", context, (one) => place(one.timestamp, one.id, !descending))),
    ...given(user, (name) => equal("revisions.user_name", name)),
    ...given(excludeuser, (name) => different("revisions.user_name", name)),
    ...(user === undefined && excludeuser === undefined ? [] : whereSeen("revisions.hidden", "user", context)),
  ];
  const order = [
    { column: "revisions.timestamp", descending },
    { column: "revisions.id", descending },
  ] as const;
  return { ...ofAnyPage, where, order, limit, placeOf: (row) => [row.timestamp, row.id] };
}

interface Moment {
  readonly id: number;
  readonly timestamp: string;
}

/** Returns the conditions for the timestamp of a revision. The revision may belong to any page and may be deleted. */
async function fromRevision(
  wiki: WikiStore,
  parameters: RevisionsParameters,
  name: "startid" | "endid",
  context: Context,
  condition: (moment: Moment) => Condition,
): Promise<readonly Condition[]> {
  const id = parameters[name];
  if (id === undefined) return [];
  const [live] = await wiki.select({
    from: "revisions",
    columns: ["revisions.timestamp"],
    where: [equal("revisions.id", id)],
    limit: 1,
  });
  const [deleted] = await wiki.select({
    from: "deleted_revisions",
    columns: ["deleted_revisions.timestamp"],
    where: [equal("deleted_revisions.id", id)],
    limit: 1,
  });
  const timestamp = live?.["revisions.timestamp"] ?? deleted?.["deleted_revisions.timestamp"];
  if (timestamp === undefined) {
    const wireName = `${context.generator ? "g" : ""}rv${name}`;
    context.fail(`badid_${wireName}`, {
      key: "apierror-revisions-badid",
      text: "No revision was found for parameter <var>$1</var>.",
      parameters: [{ markup: wireName }],
    });
  }
  return [condition({ id, timestamp })];
}

type AllrevisionsParameters = ParametersOf<"allrevisions">;

/** Lists the revisions of all pages by time. Revisions of the same page are grouped. */
export function allrevisions({ storage }: Site): HandlerOf<"allrevisions"> {
  return async (parameters, context) => {
    const items = await storage.read(async ({ wiki }) => {
      const listed = await foundAnywhere(wiki, parameters, context);
      const members = await revisionItems(listed, parameters, { wiki, context });
      const groups = groupedByPage(listed.rows, ({ page }) => String(page), members);
      return groups.map(([row, revisions]) => ({ pageid: row.page, revisions, ns: row.ns, title: fullTitle(row) }));
    });
    return { items, limited: true };
  };
}

/** Returns pages by title if the request sets `generatetitles`, otherwise by revision. */
export function generatedByAllrevisions({ storage }: Site) {
  return async (parameters: AllrevisionsParameters, context: Context) => {
    const { rows } = await storage.read(({ wiki }) => foundAnywhere(wiki, parameters, context));
    const pages = pagesOfRevisions(rows.map((row) => ({ page: pageOf(row), revision: row.id })));
    return { items: parameters.generatetitles ? pages.map((page) => ({ ...page })) : pages, limited: true };
  };
}

async function foundAnywhere(
  wiki: WikiStore,
  parameters: AllrevisionsParameters,
  context: Context,
): Promise<FoundRevisions> {
  const { user, excludeuser, namespace, limit = 10 } = parameters;
  const { where, order } = timeOrder(parameters, "revisions.timestamp", "revisions.id");
  const rows = await wiki.select({
    from: "revisions",
    joins: [pageOfRevision],
    columns: revisionColumns.revisions,
    where: [
      ...where,
      ...given(user, (name) => equal("revisions.user_name", name)),
      ...given(excludeuser, (name) => different("revisions.user_name", name)),
      ...(user === undefined && excludeuser === undefined ? [] : whereSeen("revisions.hidden", "user", context)),
      ...given(namespace, (ids) => isIn("pages.ns", ids)),
    ],
    order,
    limit: limit + 1,
  });
  const placeOf = (row: StoredRevision) => [row.timestamp, row.id];
  return { rows: withinLimit(rows.map(storedRevision), limit, context, placeOf), placeOf };
}
