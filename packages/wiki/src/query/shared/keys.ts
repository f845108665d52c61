import { from, type Condition, type Order, type Selected } from "../../storage/select.ts";
import { kindOf, type Column } from "../../storage/tables.ts";
import { storedMoment } from "../../content/timestamps.ts";
import { given } from "./given.ts";

/** The sort columns of a list. Together, they identify a row. */
export interface Key<C extends Column = Column> {
  readonly columns: readonly C[];
  readonly descending: boolean;
}

export type Token = string | number | readonly (string | number)[];

export function keyOf<const C extends Column>(descending: boolean, ...columns: readonly C[]): Key<C> {
  return { columns, descending };
}

export function orderOf({ columns, descending }: Key): readonly Order[] {
  return columns.map((column) => ({ column, descending }));
}

/** Returns the value of `continue` for a list that starts at this row. */
export function tokenOf<C extends Column>({ columns }: Key<C>, row: Selected<C>): readonly (string | number)[] {
  return columns.map((column) => row[column] as string | number);
}

/**
 * Selects the rows from the one in `continue` on, or all rows without `continue`. The form was checked when the request
 * was decoded.
 */
export function fromToken({ columns, descending }: Key, token: string | undefined): readonly Condition[] {
  if (token === undefined) return [];
  const texts = token.split("|");
  return [
    from(...columns.map((column, index) => ({ column, descending, value: valueOf(column, texts[index] ?? "") }))),
  ];
}

/** Selects this row and all rows after it. */
export function fromRow<C extends Column>(key: Key<C>, row: Selected<C>): Condition {
  return from(
    ...key.columns.map((column) => ({ column, descending: key.descending, value: row[column] as string | number })),
  );
}

/** Selects all rows up to and including this one. */
export function toRow<C extends Column>(key: Key<C>, row: Selected<C>): Condition {
  return fromRow({ ...key, descending: !key.descending }, row);
}

export function isSame<C extends Column>({ columns }: Key<C>, one: Selected<C>, other: Selected<C>): boolean {
  return columns.every((column) => one[column] === other[column]);
}

function valueOf(column: Column, text: string): string | number {
  if (kindOf(column) === "text") return text;
  const number = Number(text);
  // MariaDB refuses NaN.
  return Number.isFinite(number) ? number : 0;
}

/* Sort keys of categories. They are stored as text. Requests and responses contain their bytes in hexadecimal. */

export function hexOf(key: string): string {
  return Buffer.from(key).toString("hex");
}

export function keyOfHex(digits: string): string {
  return Buffer.from(digits, "hex").toString();
}

export interface TimeRange {
  readonly dir: "newer" | "older";
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly continue?: string | undefined;
}

/** Returns the order by time, then by id. `continue` is `timestamp|id`. */
export function timeOrder({ dir, start, end, continue: at }: TimeRange, time: Column, id: Column) {
  const descending = dir === "older";
  const [moment = "", number = ""] = at?.split("|") ?? [];
  const place = [
    { column: time, value: moment, descending },
    { column: id, value: Number(number), descending },
  ];
  const where: readonly Condition[] = [
    ...moments({ dir, start, end }, time),
    ...(at === undefined ? [] : [from(...place)]),
  ];
  const order: readonly Order[] = [
    { column: time, descending },
    { column: id, descending },
  ];
  return { where, order };
}

/** Returns the conditions for a range of times. */
export function moments({ dir, start, end }: Omit<TimeRange, "continue">, time: Column): readonly Condition[] {
  const [first, last] = dir === "older" ? (["at most", "at least"] as const) : (["at least", "at most"] as const);
  return [
    ...given(start, (value) => ({ kind: first, column: time, value: storedMoment(value) })),
    ...given(end, (value) => ({ kind: last, column: time, value: storedMoment(value) })),
  ];
}
