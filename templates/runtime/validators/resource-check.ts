import { isObject } from "./check.js";

/* The accepted values of a body field. Undefined is no value here, because the caller omits absent fields. */

export function isListOf(value: unknown, accepts: (item: unknown) => boolean): value is unknown[] {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) if (!accepts(value[index])) return false;
  return true;
}

/** `longest` is of a key, in characters. */
export function isMapOf(
  value: unknown,
  accepts: (item: unknown) => boolean,
  most = Infinity,
  longest = Infinity,
  least = 0,
): boolean {
  if (!isObject(value)) return false;
  let count = 0;
  for (const key in value) if (++count > most || !isUpTo(key, longest) || !accepts(value[key])) return false;
  return count >= least;
}

/** Returns whether a string has at most a number of characters, without counting all of a long one. */
export function isUpTo(text: string, most: number): boolean {
  return text.length <= most || (text.length <= 2 * most && lengthOf(text) <= most);
}

export function hasOnly(value: object, names: ReadonlySet<string>): boolean {
  for (const key in value) if (!names.has(key)) return false;
  return true;
}

/** Returns whether all members of other names pass; undefined is no member. */
export function hasOthers(
  value: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
  accepts: (item: unknown) => boolean,
): boolean {
  for (const key in value) if (!names.has(key) && value[key] !== undefined && !accepts(value[key])) return false;
  return true;
}

/** Returns whether no two items are the same JSON value. */
export function areDistinct(items: readonly unknown[]): boolean {
  const values = new Set<unknown>();
  const texts = new Set<string>();
  for (const item of items) {
    if (typeof item === "object" && item !== null) texts.add(sortedText(item));
    else values.add(item);
  }
  return values.size + texts.size === items.length;
}

/** JSON in which the members of each object are sorted by name. */
function sortedText(value: object): string {
  return JSON.stringify(value, (_, one: unknown) =>
    isObject(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  );
}

/** In characters, of which some are two UTF-16 code units. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
