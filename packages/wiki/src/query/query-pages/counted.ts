import type { Tallied, Tally } from "../../storage/select.ts";
import type { Column } from "../../storage/tables.ts";
import type { Entry, QueryPage } from "./query-page.ts";

/** Returns a special page that lists groups of rows with their sizes. */
export function counted<C extends Column>(
  tally: Omit<Tally<C>, "limit" | "offset">,
  entryOf: (row: Tallied<C>) => Entry,
): QueryPage {
  return async ({ storage }, offset, wanted) =>
    (await storage.read(({ wiki }) => wiki.tally({ ...tally, limit: wanted, offset }))).map(entryOf);
}
