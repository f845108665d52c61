import type { Column, Table, ValueOf } from "./tables.ts";

/**
 * A query on the stored wiki, as data: the rows that meet all conditions, in an order. Tables are read in the given
 * order. The index of the first table determines the order of the rows.
 */
export interface Select<C extends Column = Column> {
  readonly from: Table;
  readonly joins?: readonly Join[];
  readonly columns: readonly C[];
  /** Rows with equal columns are returned once. */
  readonly distinct?: boolean;
  readonly where?: readonly Condition[];
  /** Additional conditions, none of which selects the index. */
  readonly filters?: readonly Condition[];
  readonly order?: readonly Order[];
  readonly limit?: number;
}

/**
 * A query that groups rows and counts them, as data. Rows with the same values in all columns form a group. Groups that
 * are equal in the order are sorted by their columns.
 */
export interface Tally<C extends Column = Column>
  extends Pick<Select<C>, "from" | "joins" | "columns" | "where" | "limit"> {
  /** A numeric column that is added up for each group. */
  readonly sum?: Column;
  /** Returns only groups with more rows than this number, or than their sum. */
  readonly moreThan?: number | "sum";
  readonly order: readonly (Order | ByRows)[];
  /** The number of groups to skip. */
  readonly offset?: number;
}

/** Order by the number of rows. */
export interface ByRows {
  readonly rows: "fewest first" | "most first";
}

/** A group of rows, with their number and their sum. The sum is 0 if the query has no `sum`. */
export type Tallied<C extends Column> = Selected<C> & { readonly rows: number; readonly sum: number };

/** A row, keyed by the names of the selected columns. Columns of an optional join may be null. */
export type Selected<C extends Column> = { readonly [K in C]: ValueOf<K> };

export interface Join {
  readonly table: Table;
  /** Pairs of columns, or of a column and a value, that must be equal. */
  readonly on: readonly (readonly [Column, Column | { readonly value: string | number }])[];
  /** True to keep rows without a match. */
  readonly optional?: boolean;
}

export interface Order {
  readonly column: Column;
  readonly descending?: boolean;
}

type Value = string | number;

export type Condition =
  | { readonly kind: "equal"; readonly column: Column; readonly value: Value | null }
  | { readonly kind: "different"; readonly column: Column; readonly value: Value | null }
  | { readonly kind: "same" | "before" | "not before"; readonly column: Column; readonly other: Column }
  | { readonly kind: "in"; readonly column: Column; readonly values: readonly Value[] }
  | { readonly kind: "not in"; readonly column: Column; readonly values: readonly Value[] }
  | {
      readonly kind: "at least" | "more than" | "at most" | "less than";
      readonly column: Column;
      readonly value: Value;
    }
  /** The text begins with this string. */
  | { readonly kind: "prefix"; readonly column: Column; readonly value: string }
  /** The text contains this string, ignoring case. */
  | { readonly kind: "contains"; readonly column: Column; readonly value: string }
  /** None of these bits of the number is set. */
  | { readonly kind: "bits"; readonly column: Column; readonly mask: number }
  /** The row is at this position in the order of these columns, or after it. */
  | { readonly kind: "from"; readonly place: readonly Place[] }
  | { readonly kind: "all" | "any"; readonly of: readonly Condition[] }
  /** Another table has, or does not have, a matching row. */
  | { readonly kind: "exists" | "missing"; readonly from: Table; readonly where: readonly Condition[] };

export interface Place extends Order {
  readonly value: Value;
}

/* Short constructors of conditions. */

export const equal = (column: Column, value: Value | null): Condition => ({ kind: "equal", column, value });
export const different = (column: Column, value: Value | null): Condition => ({ kind: "different", column, value });
export const same = (column: Column, other: Column): Condition => ({ kind: "same", column, other });
export const isBefore = (column: Column, other: Column): Condition => ({ kind: "before", column, other });
export const isNotBefore = (column: Column, other: Column): Condition => ({ kind: "not before", column, other });
export const isIn = (column: Column, values: readonly Value[]): Condition => ({ kind: "in", column, values });
export const isNotIn = (column: Column, values: readonly Value[]): Condition => ({ kind: "not in", column, values });
export const atLeast = (column: Column, value: Value): Condition => ({ kind: "at least", column, value });
export const atMost = (column: Column, value: Value): Condition => ({ kind: "at most", column, value });
export const moreThan = (column: Column, value: Value): Condition => ({ kind: "more than", column, value });
export const lessThan = (column: Column, value: Value): Condition => ({ kind: "less than", column, value });
export const beginsWith = (column: Column, value: string): Condition => ({ kind: "prefix", column, value });
export const contains = (column: Column, value: string): Condition => ({ kind: "contains", column, value });
export const lacksBits = (column: Column, mask: number): Condition => ({ kind: "bits", column, mask });
export const from = (...place: readonly Place[]): Condition => ({ kind: "from", place });
export const anyOf = (...of: readonly Condition[]): Condition => ({ kind: "any", of });
export const allOf = (...of: readonly Condition[]): Condition => ({ kind: "all", of });
export const exists = (table: Table, ...where: readonly Condition[]): Condition => ({
  kind: "exists",
  from: table,
  where,
});
export const missing = (table: Table, ...where: readonly Condition[]): Condition => ({
  kind: "missing",
  from: table,
  where,
});
