import { isObject } from "./check.js";

/* What a field of a body may hold. Here undefined is no value; the caller leaves absent fields out. */

/** @param {unknown} value @param {(item: unknown) => boolean} accepts @returns {value is unknown[]} */
export function isListOf(value, accepts) {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) if (!accepts(value[index])) return false;
  return true;
}

/** @param {unknown} value @param {(item: unknown) => boolean} accepts */
export function isMapOf(value, accepts) {
  if (!isObject(value)) return false;
  for (const key in value) if (!accepts(value[key])) return false;
  return true;
}

/** @param {object} value @param {ReadonlySet<string>} names */
export function hasOnly(value, names) {
  for (const key in value) if (!names.has(key)) return false;
  return true;
}

/** In characters, of which some are two units of UTF-16. @param {string} text */
export function lengthOf(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
