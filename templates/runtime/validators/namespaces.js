import { distinct, severalOf } from "./lists.js";
import { numberAt } from "./numbers.js";
import { Parameter } from "./parameters.js";

/** @typedef {import("./parameters.js").Read} Read */

/** An id of the site, or one that the parameter takes besides. @type {Read} */
function readId(run, parameter, text, start, end) {
  const id = numberAt(text, start, end);
  const { namespaces } = run.options;
  const isKnown = (namespaces === undefined ? id >= 0 && id <= 15 : namespaces.includes(id)) || parameter.detail.includes(id);
  return isKnown ? id : undefined;
}

/** @type {Read} */
function readNamespace(run, parameter, text, start, end, mark) {
  return readId(run, parameter, text, start, end, mark) ?? run.fail("badvalue", parameter, text, start, end);
}

/** @param {readonly number[]} extra */
export const namespace = (...extra) => new Parameter(readNamespace, "the id of a namespace", extra);
/** @param {readonly number[]} extra */
export const namespaces = (...extra) => severalOf(distinct(readId), "ids of namespaces", extra);
