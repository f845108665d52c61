import { isPlaces, isPlain, type Members } from "./same.ts";

/*
 * Structural sharing: a new value with the parts of an earlier one, where they are equal. So equal parts of successive
 * models are identical.
 */

export interface Sharing {
  /** True to treat parts as equal if only their places differ. */
  readonly ignoresPlaces: boolean;
  /** The earlier results, by new objects. An object that occurs several times stays a single object. */
  readonly shared: WeakMap<object, unknown>;
}

/** Returns `after` with all parts of `before` that it equals. */
export function share(before: unknown, after: unknown, sharing: Sharing): unknown {
  if (typeof after !== "object" || after === null) return after;
  const known = sharing.shared.get(after);
  if (known !== undefined) return known;
  const result = before === after ? after : shareObject(before, after, sharing);
  sharing.shared.set(after, result);
  return result;
}

function shareObject(before: unknown, after: object, sharing: Sharing): unknown {
  if (Array.isArray(after)) return shareList(Array.isArray(before) ? before : [], after, sharing);
  if (after instanceof Map) return before instanceof Map ? shareMap(before, after, sharing) : after;
  return isPlain(after) ? shareMembers(before, after, sharing) : after;
}

function shareList(before: readonly unknown[], after: readonly unknown[], sharing: Sharing): readonly unknown[] {
  const byName = new Map(before.map((item) => [nameOf(item), item]));
  const items = after.map((item, index) => {
    const name = nameOf(item);
    return share(name === undefined ? before[index] : byName.get(name), item, sharing);
  });
  if (items.length === before.length && items.every((item, index) => Object.is(item, before[index]))) return before;
  return items;
}

/** Returns the string that identifies an item of a list, if it has one. */
function nameOf(item: unknown): string | undefined {
  const { name, id, code, value } = (item ?? {}) as Members;
  return [name, id, code, value].find((one) => typeof one === "string");
}

function shareMap(
  before: ReadonlyMap<unknown, unknown>,
  after: ReadonlyMap<unknown, unknown>,
  sharing: Sharing,
): unknown {
  const entries = Array.from(after, ([key, value]) => [key, share(before.get(key), value, sharing)] as const);
  const keys = [...before.keys()];
  const isKept =
    keys.length === entries.length &&
    entries.every(([key, value], index) => key === keys[index] && Object.is(value, before.get(key)));
  return isKept ? before : new Map(entries);
}

/** Returns the value of a member with all equal parts of its value before. */
export function shareMember(key: string, before: unknown, after: unknown, sharing: Sharing): unknown {
  const isKept = sharing.ignoresPlaces && isPlaces(key, before) && isPlaces(key, after);
  return isKept ? before : share(before, after, sharing);
}

function shareMembers(before: unknown, after: Members, sharing: Sharing): unknown {
  const old = typeof before === "object" && before !== null && isPlain(before) ? before : {};
  const keys = Object.keys(after);
  // The values of examples may have the form of places.
  const inside = after["places"] instanceof Map ? { ...sharing, ignoresPlaces: false } : sharing;
  const members = keys.map((key) => shareMember(key, old[key], after[key], key === "places" ? sharing : inside));
  const oldKeys = Object.keys(old);
  const isKept =
    oldKeys.length === keys.length &&
    keys.every((key, index) => key === oldKeys[index] && Object.is(members[index], old[key]));
  return isKept && before !== undefined ? before : Object.fromEntries(keys.map((key, index) => [key, members[index]]));
}
