import type { Page } from "@kiln/server/query";
import type { Token } from "./keys.ts";

/** The rows of a module's result, and the value of `continue` for each row. */
export interface Reading<Row> {
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  readonly tokenAt: (row: Row) => Token;
  /** The parameter that continues the list; by default `continue`. */
  readonly continueWith?: string | undefined;
  /** Members in addition to the list. */
  readonly results?: object;
}

export const nothing = { rows: [], tokenAt: () => "" } satisfies Reading<never>;

/** The items of a module, in the runtime's format. */
export interface Answered<Item> {
  readonly items: AsyncIterable<Item>;
  readonly continueAt: () => Token;
  readonly continueWith: string | undefined;
  readonly results: never;
}

export function itemsOf<Row, Item>(
  { rows, tokenAt, continueWith, results = {} }: Reading<Row>,
  itemOf: (row: Row) => Item,
): Answered<Item> {
  let last: Row | undefined;
  async function* items(): AsyncGenerator<Item> {
    for await (const row of rows) {
      last = row;
      yield itemOf(row);
    }
  }
  // `continueAt` refers to the last item that the runtime read. The response check validates the members of `results`.
  return {
    items: items(),
    continueAt: () => (last === undefined ? "" : tokenAt(last)),
    continueWith,
    results: results as never,
  };
}

export function membersOf<Row, Members>(
  reading: Reading<Row>,
  pageOf: (row: Row) => Page | undefined,
  ofRow: (row: Row) => Members,
): Answered<readonly [Page, Members]> {
  return itemsOf(reading, (row) => {
    const page = pageOf(row);
    if (page === undefined) throw new TypeError("A row belongs to no page of the request.");
    return [page, ofRow(row)] as const;
  });
}

/** Returns the rows within the limit, and the row after them. */
export async function takeRows<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  limit: number,
): Promise<{ readonly taken: readonly Row[]; readonly left: Row | undefined }> {
  const taken: Row[] = [];
  for await (const row of rows) {
    if (taken.length === limit) return { taken, left: row };
    taken.push(row);
  }
  return { taken, left: undefined };
}
