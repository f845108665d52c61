import type { Condition, Selected } from "../../storage/select.ts";
import type { Column } from "../../storage/tables.ts";
import type { Key } from "../shared/keys.ts";
import { takeRows } from "../shared/reading.ts";
import { listRows, type Question } from "../shared/rows.ts";
import type { Site } from "../site.ts";
import type { Entry, QueryPage } from "./query-page.ts";

/** A query whose rows are in the order of an index. */
export interface RowList<C extends Column> {
  /** The sort key. Its columns must be among the selected ones. */
  readonly key: Key<C>;
  readonly question: Question<C>;
  /** Conditions that no index covers. */
  readonly filters?: readonly Condition[];
}

/** Returns a special page that lists rows. */
export function listed<C extends Column>({
  entryOf,
  ...list
}: RowList<C> & { readonly entryOf: (row: Selected<C>) => Entry }): QueryPage {
  return async (site, offset, wanted) => (await rowsAfter(site, list, offset, wanted)).map(entryOf);
}

export async function rowsAfter<C extends Column>(
  site: Site,
  { key, question, filters = [] }: RowList<C>,
  offset: number,
  wanted: number,
): Promise<readonly Selected<C>[]> {
  const end = offset + wanted;
  return (await takeRows(listRows(site, key, end, question, filters), end)).taken.slice(offset);
}
