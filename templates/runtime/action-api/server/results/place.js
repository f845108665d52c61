import { shown } from "./words.js";

/**
 * A place in an answer, and whose it is.
 * @typedef {object} Place
 * @property {import("./types.js").ResultTable} results
 * @property {string} pointer
 * @property {string | undefined} module
 * @property {import("./asked.js").Asked} asked
 */

/** A place below. @param {Place} place @param {string | number} name @returns {Place} */
export function below(place, name) {
  return { ...place, pointer: `${place.pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}` };
}

/** @param {Place} place @param {string} expected @param {unknown} value @param {string} [why] @returns {import("./types.js").AnswerFinding} */
export function finding({ pointer, module }, expected, value, why) {
  return { pointer, module, expected, received: shown(value), why };
}

/** @param {unknown} value @returns {value is Readonly<Record<string, unknown>>} */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
