import type { Context } from "@kiln/server/query";
import { different, equal, isIn } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { fullTitle } from "../../content/titles.ts";
import type { Site } from "../site/general.ts";
import {
  pagesOfRevisions,
  groupedByPage,
  pageOfRevision,
  revisionColumns,
  storedRevision,
  type StoredRevision,
} from "../shared/revisions.ts";
import { given, timeOrder } from "../reading/conditions.ts";
import { type HandlerOf, type ParametersOf, withinLimit } from "../reading/module.ts";
import { whereSeen } from "../shared/hidden.ts";
import { revisionItems, type FoundRevisions } from "../shared/revision-items.ts";
import { pageOf } from "./revisions.ts";

type Parameters = ParametersOf<"allrevisions">;

/** Lists the revisions of all pages by time. Revisions of the same page are grouped. */
export function allrevisions({ storage }: Site): HandlerOf<"allrevisions"> {
  return async (parameters, context) => {
    const items = await storage.read(async ({ wiki }) => {
      const listed = await found(wiki, parameters, context);
      const members = await revisionItems(listed, parameters, { wiki, context });
      const groups = groupedByPage(listed.rows, ({ page }) => String(page), members);
      return groups.map(([row, revisions]) => ({ pageid: row.page, revisions, ns: row.ns, title: fullTitle(row) }));
    });
    return { items, limited: true };
  };
}

/** Returns pages by title if the request sets `generatetitles`, otherwise by revision. */
export function generatedByAllrevisions({ storage }: Site) {
  return async (parameters: Parameters, context: Context) => {
    const { rows } = await storage.read(({ wiki }) => found(wiki, parameters, context));
    const pages = pagesOfRevisions(rows.map((row) => ({ page: pageOf(row), revision: row.id })));
    return { items: parameters.generatetitles ? pages.map((page) => ({ ...page })) : pages, limited: true };
  };
}

async function found(wiki: WikiStore, parameters: Parameters, context: Context): Promise<FoundRevisions> {
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
