import { textOf } from "./bytes.js";
import { readList } from "./lists.js";
import { Parameter, severalOf } from "./parameters.js";

/** @typedef {import("./parameters.js").Read} Read */

/** @type {Read} */
function readString(run, parameter, start, end, mark) {
  const text = textOf(start, end, mark);
  if (text === "" && parameter.required) return run.missing(parameter);
  return text;
}

/** @type {Read} */
function readItem(_run, _parameter, start, end, mark) {
  return textOf(start, end, mark);
}

/** @type {Read} */
function readStrings(run, parameter, start, end, mark) {
  return readList(run, parameter, start, end, mark, readItem);
}

/** Present means true, whatever its value. */
function readBoolean() {
  return true;
}

/** @param {string} name */
export const string = (name) => new Parameter(name, readString, "text", undefined);
/** @param {string} name */
export const strings = (name) => severalOf(name, readStrings, "texts", undefined);
/** @param {string} name */
export const boolean = (name) => new Parameter(name, readBoolean, "a flag", undefined);
/** @param {Parameter} parameter */
export const isBoolean = (parameter) => parameter.read === readBoolean;
