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

/** In characters, of which some are two UTF-16 code units. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
