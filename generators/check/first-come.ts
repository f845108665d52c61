import type { Place } from "../model/place.ts";

/** A definition in a namespace where each name must be unique. */
export interface Named {
  readonly name: string;
  readonly place: Place;
}

/** Calls `found` for each item whose name an earlier item already has, with the first such item. */
export function eachRepeated<T extends Named>(items: Iterable<T>, found: (again: T, first: T) => void): void {
  const seen = new Map<string, T>();
  for (const item of items) {
    const first = seen.get(item.name);
    if (first === undefined) seen.set(item.name, item);
    else found(item, first);
  }
}

/** An item whose name comes from its owner, in a scope that several owners share. */
export interface Owned extends Named {
  readonly owner: string;
}

/**
 * Calls `found` once for each pair of owners with a common name. If two modules share a prefix, all their names
 * collide, but one finding is enough. Repetitions within one owner are ignored.
 */
export function eachCollision<T extends Owned>(items: Iterable<T>, found: (again: T, first: T) => void): void {
  const reported = new Set<string>();
  eachRepeated(items, (again, first) => {
    const pair = JSON.stringify([first.owner, again.owner]);
    if (again.owner === first.owner || reported.has(pair)) return;
    reported.add(pair);
    found(again, first);
  });
}
