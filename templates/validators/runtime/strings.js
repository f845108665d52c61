import { distinct, readList } from "./lists.js";
import { ofText, Parameter, severalOf } from "./parameters.js";

/** @typedef {import("./parameters.js").Read} Read */

/** @type {Read} */
function readString(run, parameter, text, start, end) {
  if (start === end && parameter.required) return run.missing(parameter);
  return text.slice(start, end);
}

const readItem = distinct((_run, _parameter, text, start, end) => text.slice(start, end));

/** @type {Read} */
function readStrings(run, parameter, text, start, end, mark) {
  return readList(run, parameter, text, start, end, mark, readItem);
}

/** Present means true, whatever its value. */
function readBoolean() {
  return true;
}

/** @param {string} name */
export const string = (name) => ofText(new Parameter(name, readString, "text", undefined));
/** @param {string} name */
export const strings = (name) => ofText(severalOf(name, readStrings, "texts", undefined));
/** @param {string} name */
export const boolean = (name) => new Parameter(name, readBoolean, "a flag", undefined);
/** @param {Parameter} parameter */
export const isBoolean = (parameter) => parameter.read === readBoolean;
