import type { Context, Page } from "@kiln/server/query";
import { different, equal, from, isIn, type Condition } from "../../storage/wiki/select.ts";
import type { WikiStore } from "../../storage/wiki/wiki-store.ts";
import { fullTitle, storedTitle } from "../../wiki/titles.ts";
import { deletedOrder, deletedPlace } from "../shared/deleted-order.ts";
import { generatedRevisions, pagesOfRevisions } from "../shared/generated-revisions.ts";
import { given } from "../shared/given.ts";
import type { HandlerOf, ParametersOf } from "../shared/handler-types.ts";
import { whereSeen } from "../shared/hidden.ts";
import { keyOf } from "../shared/page-ids.ts";
import { revisionItems } from "../shared/revision-items.ts";
import { revisionColumns, storedRevision, type StoredRevision } from "../shared/stored-revision.ts";
import { tagged } from "../shared/tags-of.ts";
import { moments } from "../shared/time-order.ts";
import { withinLimit } from "../shared/within-limit.ts";
import type { Site } from "../site.ts";

type Parameters = ParametersOf<"deletedrevisions">;

/** The deleted revisions of titles, whether a page has them now or not. */
export function deletedrevisions({ storage }: Site): HandlerOf<"deletedrevisions"> {
  return async (parameters, context) => {
    const pages = pagesByTitle(context.pages);
    const items = await storage.read(async ({ wiki }) => {
      const rows = await found(wiki, parameters, context, pages);
      const members = await revisionItems(rows, parameters, { wiki, context, areDeleted: true });
      return rows.flatMap((row, index) => {
        const page = pages.get(keyOf(row));
        return page === undefined ? [] : [[page, { deletedrevisions: [members[index]!] }] as const];
      });
    });
    return { items, limited: true };
  };
}

export function generatedByDeletedrevisions({ storage }: Site) {
  return async (parameters: Parameters, context: Context) => {
    const pages = pagesByTitle(context.pages);
    const rows = await storage.read(({ wiki }) => found(wiki, parameters, context, pages));
    return { items: pagesOfRevisions(rows.map((row) => ({ page: pages.get(keyOf(row)) ?? { ns: row.ns, title: fullTitle(row) }, revision: row.id }))), limited: true };
  };
}

function pagesByTitle(pages: readonly Page[]): ReadonlyMap<string, Page> {
  return new Map(pages.flatMap((page) => (page.title === undefined || page.ns === undefined || page.ns < 0 ? [] : [[keyOf({ ns: page.ns, title: storedTitle(page.ns, page.title) }), page] as const])));
}

async function found(wiki: WikiStore, parameters: Parameters, context: Context, pages: ReadonlyMap<string, Page>): Promise<readonly StoredRevision[]> {
  const { limit = 10 } = parameters;
  const named = generatedRevisions(context.pages) ?? (context.request["page-set"] as { readonly revids?: readonly number[] } | undefined)?.revids;
  const select = (where: readonly Condition[], order: readonly { readonly column: "deleted_revisions.id" | "deleted_revisions.timestamp"; readonly descending: boolean }[], most: number) =>
    wiki.select({ from: "deleted_revisions", columns: revisionColumns.deleted_revisions, where: [...where, ...conditionsOf(parameters, context)], order, limit: most });
  if (named !== undefined) return withinLimit(await byId(parameters, named, select, limit), limit, context, ({ id }) => [id, id]);
  const rows: StoredRevision[] = [];
  const descending = parameters.dir === "older";
  // Title by title: each is a range of the index.
  for (const { ns, title } of inOrder(pages, parameters)) {
    const where = [equal("deleted_revisions.ns", ns), equal("deleted_revisions.title", title), ...deletedOrder(parameters.dir, parameters.continue).where, ...moments(parameters, "deleted_revisions.timestamp")];
    const order = [{ column: "deleted_revisions.timestamp", descending }, { column: "deleted_revisions.id", descending }] as const;
    rows.push(...(await select(where, order, limit + 1 - rows.length)).map(storedRevision));
    if (rows.length > limit) break;
  }
  return withinLimit(rows, limit, context, deletedPlace);
}

type Choose = (
  where: readonly Condition[],
  order: readonly { readonly column: "deleted_revisions.id" | "deleted_revisions.timestamp"; readonly descending: boolean }[],
  most: number,
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

async function byId({ dir, continue: at }: Parameters, ids: readonly number[], select: Choose, limit: number): Promise<readonly StoredRevision[]> {
  const descending = dir === "older";
  const place = given(at, (text) => from({ column: "deleted_revisions.id", value: Number(text.split("|")[0]), descending }));
  const rows = await select([isIn("deleted_revisions.id", ids), ...place], [{ column: "deleted_revisions.id", descending }], limit + 1);
  return rows.map(storedRevision);
}

function inOrder(pages: ReadonlyMap<string, Page>, { dir }: Parameters): readonly { readonly ns: number; readonly title: string }[] {
  const titles = [...pages.values()].map(({ ns = 0, title = "" }) => ({ ns, title: storedTitle(ns, title) }));
  const sorted = titles.toSorted((one, other) => one.ns - other.ns || Buffer.compare(Buffer.from(one.title), Buffer.from(other.title)));
  return dir === "older" ? sorted.toReversed() : sorted;
}

function conditionsOf({ user, excludeuser, tag }: Parameters, context: Context): readonly Condition[] {
  return [
    ...given(user, (name) => equal("deleted_revisions.user_name", name)),
    ...given(excludeuser, (name) => different("deleted_revisions.user_name", name)),
    ...(user === undefined && excludeuser === undefined ? [] : whereSeen("deleted_revisions.hidden", "user", context)),
    ...given(tag, tagged.deleted),
  ];
}
