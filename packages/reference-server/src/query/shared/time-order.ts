import { from, type Condition, type Order } from "../../storage/wiki/select.ts";
import type { Column } from "../../storage/wiki/tables.ts";
import { storedMoment } from "../../wiki/timestamps.ts";
import { given } from "./given.ts";

/** Parameters of lists by time. */
export interface TimeRange {
  readonly dir: "newer" | "older";
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly continue?: string | undefined;
}

/** Rows by time, and those of one moment by id: `continue` is `timestamp|id`. */
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

/** Rows from one moment to another. */
export function moments({ dir, start, end }: Omit<TimeRange, "continue">, time: Column): readonly Condition[] {
  const [first, last] = dir === "older" ? (["at most", "at least"] as const) : (["at least", "at most"] as const);
  return [
    ...given(start, (value) => ({ kind: first, column: time, value: storedMoment(value) })),
    ...given(end, (value) => ({ kind: last, column: time, value: storedMoment(value) })),
  ];
}
