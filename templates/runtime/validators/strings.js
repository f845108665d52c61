import { distinct, severalOf } from "./lists.js";
import { ofText, Parameter } from "./parameters.js";

/** @typedef {import("./parameters.js").Read} Read */

/** @type {Read} */
function readString(run, parameter, text, start, end) {
  if (start === end && parameter.required) return run.missing(parameter);
  return text.slice(start, end);
}

/** @type {Read} */
function readText(_run, _parameter, text, start, end) {
  return text.slice(start, end);
}

/** Present means true, whatever its value. */
function readBoolean() {
  return true;
}

export const string = () => ofText(new Parameter(readString, "text"));
export const strings = () => ofText(severalOf(distinct(readText), "texts"));
export const boolean = () => new Parameter(readBoolean, "a flag");
/** @param {Parameter} parameter */
export const isBoolean = (parameter) => parameter.read === readBoolean;
