import type { Place } from "../model/place.ts";

/** A definition in a namespace where each name must be unique. */
export interface Named {
  readonly name: string;
  readonly place: Place;
}

/** Calls back for each item that follows another of the same name, with the first one. */
export function eachRepeated<T extends Named>(items: Iterable<T>, found: (again: T, first: T) => void): void {
  const seen = new Map<string, T>();
  for (const item of items) {
    const first = seen.get(item.name);
    if (first === undefined) seen.set(item.name, item);
    else found(item, first);
  }
}

/** An item with a name from its owner, in a scope that several owners share. */
export interface Owned extends Named {
  readonly owner: string;
}

/**
 * Calls back where two owners have a name in common, once for each two: a prefix that two modules share
 * makes every name of theirs collide, and one finding says it. What repeats within one owner is not meant.
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
