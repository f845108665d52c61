/*
 * What values of a typed object are. A property whose value is undefined counts as absent, so undefined will always do;
 * inherited properties count, as they do for ajv.
 */

const mostItems = 500;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} value */
export function isText(value) {
  return typeof value === "string" || value === undefined;
}

/** @param {unknown} value */
export function isFlag(value) {
  return typeof value === "boolean" || value === undefined;
}

/** @param {unknown} value */
export function isWhole(value) {
  return Number.isInteger(value) || value === undefined;
}

/** @param {any} value @param {number} minimum @param {number} maximum */
export function isWithin(value, minimum, maximum) {
  return (Number.isInteger(value) && value >= minimum && value <= maximum) || value === undefined;
}

/** @param {any} value @param {ReadonlySet<unknown>} words */
export function isOneOf(value, words) {
  return words.has(value) || value === undefined;
}

/** @param {unknown} value @param {number} [most] */
export function areTexts(value, most = mostItems) {
  if (!Array.isArray(value)) return value === undefined;
  if (value.length > most) return false;
  for (let index = 0; index < value.length; index++) if (typeof value[index] !== "string") return false;
  return true;
}

/** @param {unknown} value @param {number} [most] */
export function areWhole(value, most = mostItems) {
  if (!Array.isArray(value)) return value === undefined;
  if (value.length > most) return false;
  for (let index = 0; index < value.length; index++) if (!Number.isInteger(value[index])) return false;
  return true;
}

/** @param {unknown} value @param {ReadonlySet<unknown>} words @param {number} [most] */
export function areOf(value, words, most = mostItems) {
  if (!Array.isArray(value)) return value === undefined;
  if (value.length > most) return false;
  for (let index = 0; index < value.length; index++) if (!words.has(value[index])) return false;
  return true;
}

/** Lists of anything else. @param {unknown} value @param {(item: any) => boolean} accepts @param {number} [most] */
export function areAll(value, accepts, most = mostItems) {
  if (!Array.isArray(value)) return value === undefined;
  if (value.length > most) return false;
  for (let index = 0; index < value.length; index++) if (value[index] === undefined || !accepts(value[index])) return false;
  return true;
}

/** Lengths are in characters, not in UTF-16 code units. @param {unknown} value @param {number} least @param {number} most @param {RegExp} [pattern] */
export function isTextOf(value, least, most, pattern) {
  if (typeof value !== "string") return value === undefined;
  let length = 0;
  for (const _ of value) length++;
  return length >= least && length <= most && (pattern === undefined || pattern.test(value));
}
