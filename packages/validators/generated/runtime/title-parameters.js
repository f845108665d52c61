import { distinct, readList } from "./lists.js";
import { ofText, Parameter, severalOf } from "./parameters.js";
import { parseTitle } from "./titles.js";

/** @typedef {import("./parameters.js").Read} Read */

/** The page need not exist. @type {Read} */
function readTitle(run, parameter, text, start, end) {
  const title = text.slice(start, end);
  return parseTitle(title, run.options) === undefined ? run.fail("badtitle", parameter, text, start, end) : title;
}

const readItem = distinct(readTitle);

/** @type {Read} */
function readTitles(run, parameter, text, start, end, mark) {
  return readList(run, parameter, text, start, end, mark, readItem);
}

/** @param {string} name */
export const titled = (name) => ofText(new Parameter(name, readTitle, "the title of a page", undefined));
/** @param {string} name */
export const titles = (name) => ofText(severalOf(name, readTitles, "titles of pages", undefined));
