import type { Page } from "@kiln/server/query";
import type { Token } from "./keys.ts";
import type { Rows } from "./rows.ts";

/** The rows of a module's result, and the value of `continue` for each row. */
export interface Reading<Row> {
  readonly rows: Rows<Row>;
  readonly tokenAt: (row: Row) => Token;
  /** The parameter that continues the list; by default `continue`. */
  readonly continueWith?: string | undefined;
  /** Members in addition to the list. */
  readonly results?: object;
}

export const nothing = { rows: [], tokenAt: () => "" } satisfies Reading<never>;

/** The items of a module, in the runtime's format. */
export interface Answered<Item> {
  readonly items: Iterable<Item> | AsyncIterable<Item>;
  readonly continueAt: () => Token;
  readonly continueWith: string | undefined;
  readonly results: never;
}

export async function itemsOf<Row, Item>(
  { rows, tokenAt, continueWith, results = {} }: Reading<Row>,
  itemOf: (row: Row) => Item,
): Promise<Answered<Item>> {
  const read = await rows;
  let last: Row | undefined;
  const take = (row: Row): Item => itemOf((last = row));
  // `continueAt` refers to the last item that the runtime read. The response check validates the members of `results`.
  return {
    items: Symbol.iterator in read ? eachOf(read, take) : eachRead(read, take),
    continueAt: () => (last === undefined ? "" : tokenAt(last)),
    continueWith,
    results: results as never,
  };
}

function* eachOf<Row, Item>(rows: Iterable<Row>, take: (row: Row) => Item): Generator<Item> {
  for (const row of rows) yield take(row);
}

async function* eachRead<Row, Item>(rows: AsyncIterable<Row>, take: (row: Row) => Item): AsyncGenerator<Item> {
  for await (const row of rows) yield take(row);
}

export function membersOf<Row, Members>(
  reading: Reading<Row>,
  pageOf: (row: Row) => Page | undefined,
  ofRow: (row: Row) => Members,
): Promise<Answered<readonly [Page, Members]>> {
  return itemsOf(reading, (row) => {
    const page = pageOf(row);
    if (page === undefined) throw new TypeError("A row belongs to no page of the request.");
    return [page, ofRow(row)] as const;
  });
}

/** Returns the rows within the limit, and the row after them. */
export async function takeRows<Row>(
  rows: Rows<Row>,
  limit: number,
): Promise<{ readonly taken: readonly Row[]; readonly left: Row | undefined }> {
  const read = await rows;
  const taken: Row[] = [];
  if (Array.isArray(read)) return { taken: read.slice(0, limit), left: read[limit] };
  for await (const row of read) {
    if (taken.length === limit) return { taken, left: row };
    taken.push(row);
  }
  return { taken, left: undefined };
}
