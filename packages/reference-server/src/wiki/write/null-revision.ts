import { textOf, type PageRow } from "./find-page.ts";
import { updatePage } from "./page-row.ts";
import { count } from "./statistics.ts";
import { storeRevision } from "./store-revision.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

/** A revision with the text as it was: it tells in the history of a page what was done to the page. Returns its id. */
export async function nullRevision(
  unit: WikiUnit,
  page: PageRow,
  { actor, timestamp, comment }: Change,
  minor = true,
): Promise<number> {
  const text = await textOf(unit, page.latest);
  const { id } = await storeRevision(unit, {
    page: page.id,
    parent: page.latest,
    text,
    timestamp,
    actor,
    comment,
    minor,
    model: page.model,
  });
  await count(unit, { edits: 1 });
  await updatePage(unit, page.id, { latest: id, touched: timestamp, is_new: 0 });
  return id;
}
