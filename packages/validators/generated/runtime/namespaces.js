import { distinct, readList } from "./lists.js";
import { numberAt } from "./numbers.js";
import { Parameter, severalOf } from "./parameters.js";

/** @typedef {import("./parameters.js").Read} Read */

/** An id of the site, or one that the parameter takes besides. @type {Read} */
function readId(run, parameter, text, start, end) {
  const id = numberAt(text, start, end);
  const { namespaces } = run.options;
  const isKnown = (namespaces === undefined ? id >= 0 && id <= 15 : namespaces.includes(id)) || parameter.detail.includes(id);
  return isKnown ? id : undefined;
}

/** @type {Read} */
function readOne(run, parameter, text, start, end, mark) {
  return readId(run, parameter, text, start, end, mark) ?? run.fail("badvalue", parameter, text, start, end);
}

const readItem = distinct(readId);

/** @type {Read} */
function readSome(run, parameter, text, start, end, mark) {
  return readList(run, parameter, text, start, end, mark, readItem);
}

/** @param {string} name @param {readonly number[]} extra */
export const namespace = (name, ...extra) => new Parameter(name, readOne, "the id of a namespace", extra);
/** @param {string} name @param {readonly number[]} extra */
export const namespaces = (name, ...extra) => severalOf(name, readSome, "ids of namespaces", extra);
