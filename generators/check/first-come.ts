import type { Place } from "../model/place.ts";

/** Something with a name, in a space where a name may stand once. */
export interface Named {
  readonly name: string;
  readonly place: Place;
}

/** Calls back for each that comes after another of the same name, with the first of them. */
export function eachRepeated<T extends Named>(items: Iterable<T>, found: (again: T, first: T) => void): void {
  const seen = new Map<string, T>();
  for (const item of items) {
    const first = seen.get(item.name);
    if (first === undefined) seen.set(item.name, item);
    else found(item, first);
  }
}
