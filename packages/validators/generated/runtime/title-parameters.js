import { textOf } from "./bytes.js";
import { readList } from "./lists.js";
import { Parameter, severalOf } from "./parameters.js";
import { parseTitle } from "./titles.js";

/** @typedef {import("./parameters.js").Read} Read */

/** The page need not exist. @type {Read} */
function readTitle(run, parameter, start, end, mark) {
  const text = textOf(start, end, mark);
  return parseTitle(text, run.options) === undefined ? run.fail("badtitle", parameter, start, end, mark) : text;
}

/** @type {Read} */
function readTitles(run, parameter, start, end, mark) {
  return readList(run, parameter, start, end, mark, readTitle);
}

/** @param {string} name */
export const titled = (name) => new Parameter(name, readTitle, "the title of a page", undefined);
/** @param {string} name */
export const titles = (name) => severalOf(name, readTitles, "titles of pages", undefined);
