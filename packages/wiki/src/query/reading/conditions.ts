import { type Condition, type Order, type Selected, atLeast, atMost, beginsWith, from } from "../../storage/select.ts";
import { type Column, kindOf } from "../../storage/tables.ts";
import { storedMoment } from "../../content/timestamps.ts";
import { titlePart } from "../../content/titles.ts";

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

/** Returns the conditions if `isSo` is true, otherwise an empty list. */
export function when(isSo: boolean | undefined, ...conditions: readonly Condition[]): readonly Condition[] {
  return isSo === true ? conditions : [];
}

/** Returns the conditions for a range of values, in the direction of the list. */
export function between(
  column: Column,
  [first, last]: readonly [string | number | undefined, string | number | undefined],
  descending = false,
): readonly Condition[] {
  const [start, end] = descending ? [atMost, atLeast] : [atLeast, atMost];
  return [...given(first, (value) => start(column, value)), ...given(last, (value) => end(column, value))];
}

interface TitleRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly prefix?: string | undefined;
}

/** Returns the conditions for a range of titles, in the direction of the list, and for a prefix. */
export function titlesIn(column: Column, { from, to, prefix }: TitleRange, descending = false): readonly Condition[] {
  const [first, last] = [from, to].map((part) => (part === undefined ? undefined : titlePart(part)));
  return [
    ...between(column, [first, last], descending),
    ...given(prefix, (part) => beginsWith(column, titlePart(part))),
  ];
}

/** Reports whether a parameter has values. A filter without values filters nothing. */
export function isSet<T>(values: readonly T[] | undefined): values is readonly T[] {
  return values !== undefined && values.length > 0;
}

/** Returns the condition of a parameter that is set. An empty list of values filters nothing. */
export function given<T>(value: T | undefined, condition: (value: T) => Condition): readonly Condition[] {
  return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [condition(value)];
}
