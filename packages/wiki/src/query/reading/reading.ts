import type { Page } from "@kiln/server/query";
import { type Key, type Token, fromRow, isSame, orderOf, toRow } from "./conditions.ts";
import type { Storage } from "../../storage/storage.ts";
import { type Condition, type Select, type Selected, lessThan, moreThan } from "../../storage/select.ts";
import { type Column, type RowOf, type Table, tables } from "../../storage/tables.ts";
import { type StoredTitle, titlesAre } from "../../content/titles.ts";
import type { Site } from "../site/general.ts";

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

interface HasStorage {
  readonly storage: Storage;
}

/**
 * Returns the site with reads that do not delay other requests. For queries that no index covers or that read many
 * rows.
 */
export function inBackground<S extends HasStorage>(site: S): S {
  return { ...site, storage: { ...site.storage, read: site.storage.readInBackground } };
}

export type Question<C extends Column> = Omit<Select<C>, "filters" | "order" | "limit">;

export function readRows<C extends Column>(
  { storage }: HasStorage,
  select: Select<C>,
): Promise<readonly Selected<C>[]> {
  return storage.read(({ wiki }) => wiki.select(select));
}

/**
 * Returns the rows of a list in the order of its key, up to one more than the limit. The next request continues at the
 * additional row.
 */
export function firstRows<C extends Column>(site: HasStorage, key: Key, limit: number, question: Question<C>) {
  return readRows(site, { ...question, order: orderOf(key), limit: limit + 1 });
}

/** Rows that are read at once, or in parts while they are taken. */
type Rows<Row> = Iterable<Row> | AsyncIterable<Row> | Promise<Iterable<Row>>;

/** Reads the rows of a list. Uses a single query unless there are filters that no index covers. */
export function listRows<C extends Column>(
  site: HasStorage,
  key: Key<C>,
  limit: number,
  question: Question<C>,
  filters: readonly Condition[] = [],
): Rows<Selected<C>> {
  return filters.length === 0 ? firstRows(site, key, limit, question) : inWindows(site, key, question, filters);
}

const batch = 500;

/** Reads rows in batches, so that few rows are read if the caller takes few. The key must be among the columns. */
export async function* inBatches<C extends Column>(
  site: HasStorage,
  key: Key<C>,
  question: Question<C>,
  size = batch,
): AsyncGenerator<Selected<C>> {
  const where = question.where ?? [];
  for (let place: readonly Condition[] = []; ; ) {
    const rows = await firstRows(site, key, size, { ...question, where: [...where, ...place] });
    yield* rows.slice(0, size);
    const next = rows[size];
    if (next === undefined) return;
    place = [fromRow(key, next)];
  }
}

/**
 * Reads the rows that match filters without an index. Reads the unfiltered query in windows along its key. A query with
 * few matches therefore never blocks the database or other requests for long.
 */
export async function* inWindows<C extends Column>(
  site: HasStorage,
  key: Key<C>,
  question: Question<C>,
  filters: readonly Condition[],
  size = batch,
): AsyncGenerator<Selected<C>> {
  const where = question.where ?? [];
  let place: readonly Condition[] = [];
  // The first window is small. If it contains few matches, many windows may follow.
  for (let reader = site; ; reader = inBackground(site)) {
    const keys = await firstRows(reader, key, size, { ...question, columns: key.columns, where: [...where, ...place] });
    const next = keys[size];
    const end = next === undefined ? [] : [toRow(key, next)];
    const rows = await readRows(reader, {
      ...question,
      where: [...where, ...place, ...end],
      filters,
      order: orderOf(key),
      limit: size + 1,
    });
    for (const row of rows) if (next === undefined || !isSame(key, row, next)) yield row;
    if (next === undefined) return;
    place = [fromRow(key, next)];
  }
}

/**
 * Returns the first row of each value of the key's first column. If a batch does not contain enough values, the next
 * one starts after its last value. A value with a million rows therefore costs little more than one with a single row.
 */
export async function* distinctRows<C extends Column>(
  site: HasStorage,
  key: Key<C>,
  limit: number,
  question: Question<C>,
): AsyncGenerator<Selected<C>> {
  const [column] = key.columns;
  if (column === undefined) return;
  const next = key.descending ? lessThan : moreThan;
  const order = orderOf(key);
  yield* await site.storage.read(async ({ wiki }) => {
    const found = new Map<unknown, Selected<C>>();
    for (let after: readonly Condition[] = []; found.size <= limit; ) {
      const size = limit + 1 - found.size;
      const rows = await wiki.select({ ...question, where: [...(question.where ?? []), ...after], order, limit: size });
      for (const row of rows) if (!found.has(row[column])) found.set(row[column], row);
      const last = rows.at(-1);
      if (last === undefined || rows.length < size) break;
      after = [next(column, last[column] as string | number)];
    }
    return [...found.values()];
  });
}

/**
 * Returns links to any of these titles, in the order of a key. If the titles are in several namespaces, the key must
 * begin with the namespace of the target. Namespaces are read one after another, because no index covers titles of
 * several.
 */
export async function* rowsOfTargets<C extends Column>(
  site: Site,
  key: Key<C>,
  limit: number,
  { targets, where = [], ...question }: Question<C> & { readonly targets: readonly StoredTitle[] },
  filters: readonly Condition[] = [],
): AsyncGenerator<Selected<C>> {
  const spaces = [...Map.groupBy(targets, ({ ns }) => ns)].toSorted(([one], [other]) =>
    key.descending ? other - one : one - other,
  );
  for (const [, some] of spaces)
    yield* await listRows(site, key, limit, { ...question, where: [titlesAre("links", some), ...where] }, filters);
}

export function columnsOf(table: Table): readonly Column[] {
  return Object.keys(tables[table].columns).map((name) => `${table}.${name}` as Column);
}

/** Converts a row of a table: removes the table's name from the column names. */
export function bareRow<T extends Table>(table: T, row: Readonly<Record<string, unknown>>): RowOf<T> {
  return Object.fromEntries(
    Object.keys(tables[table].columns).map((name) => [name, row[`${table}.${name}`]]),
  ) as unknown as RowOf<T>;
}
