import { isObject } from "../../core/validators/check.js";

/* Checks for body fields. Undefined is not a valid value here, because the caller omits absent fields. */

export function isListOf(value: unknown, accepts: (item: unknown) => boolean): value is unknown[] {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) if (!accepts(value[index])) return false;
  return true;
}

/** Returns true for an object used as a map. `longest` is the maximum length of a key in characters. */
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

/** Returns true if a string has at most `most` characters. It does not count all characters of a long string. */
export function isUpTo(text: string, most: number): boolean {
  return text.length <= most || (text.length <= 2 * most && lengthOf(text) <= most);
}

export function hasOnly(value: object, names: ReadonlySet<string>): boolean {
  for (const key in value) if (!names.has(key)) return false;
  return true;
}

/** Returns true if all members with other names are valid. Undefined members count as missing. */
export function hasOthers(
  value: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
  accepts: (item: unknown) => boolean,
): boolean {
  for (const key in value) if (!names.has(key) && value[key] !== undefined && !accepts(value[key])) return false;
  return true;
}

/** Returns true if no two items are the same JSON value. */
export function areDistinct(items: readonly unknown[]): boolean {
  const values = new Set<unknown>();
  const texts = new Set<string>();
  for (const item of items) {
    if (typeof item === "object" && item !== null) texts.add(sortedText(item));
    else values.add(item);
  }
  return values.size + texts.size === items.length;
}

/** Returns JSON in which the members of each object are sorted by name. */
function sortedText(value: object): string {
  return JSON.stringify(value, (_, one: unknown) =>
    isObject(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  );
}

/** Returns the length in characters, which may consist of two UTF-16 code units. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
