import type { StoredTitle } from "../../content/titles.ts";
import type { Site } from "../site/general.ts";
import { type Condition, type Selected, type Tallied, type Tally, equal, isIn } from "../../storage/select.ts";
import type { Column } from "../../storage/tables.ts";
import type { Key } from "../reading/conditions.ts";
import { type Question, listRows, takeRows } from "../reading/reading.ts";
import { contentNamespaces } from "../../content/write/page-row.ts";

/** An entry of a special page's list. */
export interface Entry extends StoredTitle {
  /** The sort value. Times have fourteen digits. */
  readonly value?: string;
  readonly isMoment?: boolean;
  /** Other values of the row, by the column names of the real system. */
  readonly databaseResult?: Readonly<Record<string, string | null>>;
}

/** Returns the entries of a special page's list, up to the requested number. Skips `offset` entries. */
export type QueryPage = (site: Site, offset: number, wanted: number) => Promise<readonly Entry[]>;

/** Returns a special page that lists groups of rows with their sizes. */
export function counted<C extends Column>(
  tally: Omit<Tally<C>, "limit" | "offset">,
  entryOf: (row: Tallied<C>) => Entry,
): QueryPage {
  return async ({ storage }, offset, wanted) =>
    (await storage.read(({ wiki }) => wiki.tally({ ...tally, limit: wanted, offset }))).map(entryOf);
}

/** A query whose rows are in the order of an index. */
interface RowList<C extends Column> {
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

/** Pages in content namespaces, including redirects. */
export const withContents: Condition = isIn("pages.ns", [...contentNamespaces]);

export const noRedirect: Condition = equal("pages.is_redirect", 0);

/** Pages in content namespaces, without redirects. */
export const articles: readonly Condition[] = [withContents, noRedirect];
