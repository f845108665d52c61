import { atLeast, atMost, beginsWith, type Condition } from "../../storage/select.ts";
import type { Column } from "../../storage/tables.ts";
import { titlePart } from "../../content/titles.ts";
import { given } from "./given.ts";

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

export interface TitleRange {
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
