import type { Context } from "@kiln/server/query";
import { from, isIn, type Condition } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { fullTitle } from "../../content/titles.ts";
import { given, timeOrder, titlesIn } from "../reading/conditions.ts";
import {
  type StoredRevision,
  deletedFilters,
  deletedOrder,
  deletedPlace,
  groupedByPage,
  pagesOfRevisions,
  revisionColumns,
  storedRevision,
} from "../shared/revisions.ts";
import { type HandlerOf, type ParametersOf, withinLimit } from "../reading/module.ts";
import { idsOfPages, keyOf } from "../shared/pages.ts";
import { revisionItems, type FoundRevisions } from "../shared/revision-items.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"alldeletedrevisions">;

/** Lists deleted revisions by title, or those of one user by time. */
export function alldeletedrevisions({ storage }: Site): HandlerOf<"alldeletedrevisions"> {
  return async (parameters, context) => {
    const items = await storage.read(async ({ wiki }) => {
      const listed = await found(wiki, parameters, context);
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
  return async (parameters: Parameters, context: Context) => {
    const { generatetitles, user, dir } = parameters;
    const items = await storage.read(async ({ wiki }) => {
      if (generatetitles && user === undefined && dir === "newer") return titles(wiki, parameters, context);
      const { rows } = await found(wiki, parameters, context);
      const ids = await idsOfPages(wiki, rows);
      const pages = pagesOfRevisions(rows.map((row) => ({ page: nameOf(row, ids), revision: row.id })));
      return generatetitles ? pages.map((page) => ({ ...page })) : pages;
    });
    return { items, limited: true };
  };
}

/** Lists each title once, using the index of titles. */
async function titles(wiki: WikiStore, parameters: Parameters, context: Context) {
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

async function found(wiki: WikiStore, parameters: Parameters, context: Context): Promise<FoundRevisions> {
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

function conditionsOf(parameters: Parameters, context: Context): readonly Condition[] {
  const { namespace, from: first, to, prefix, dir } = parameters;
  return [
    ...deletedFilters(parameters, context),
    ...given(namespace, (ids) => isIn("deleted_revisions.ns", ids)),
    ...titlesIn("deleted_revisions.title", { from: first, to, prefix }, dir === "older"),
  ];
}
