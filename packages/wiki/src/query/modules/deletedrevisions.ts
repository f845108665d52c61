import type { Context, Page } from "@kiln/server/query";
import { from, isIn, type Condition } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { fullTitle, storedTitle } from "../../content/titles.ts";
import {
  type StoredRevision,
  deletedFilters,
  deletedOfTitles,
  deletedPlace,
  generatedRevisions,
  pagesOfRevisions,
  revisionColumns,
  storedRevision,
} from "../shared/revisions.ts";
import { given } from "../reading/conditions.ts";
import { type HandlerOf, type ParametersOf, withinLimit } from "../reading/module.ts";
import { keyOf } from "../shared/pages.ts";
import { revisionItems, type FoundRevisions } from "../shared/revision-items.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"deletedrevisions">;

/** Lists the deleted revisions of titles, regardless of whether a page with the title exists now. */
export function deletedrevisions({ storage }: Site): HandlerOf<"deletedrevisions"> {
  return async (parameters, context) => {
    const pages = pagesByTitle(context.pages);
    const items = await storage.read(async ({ wiki }) => {
      const listed = await found(wiki, parameters, context, pages);
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
  return async (parameters: Parameters, context: Context) => {
    const pages = pagesByTitle(context.pages);
    const { rows } = await storage.read(({ wiki }) => found(wiki, parameters, context, pages));
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

async function found(
  wiki: WikiStore,
  parameters: Parameters,
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
  { dir, continue: at }: Parameters,
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
