import { distinct, severalOf } from "./lists.js";
import { ofText, Parameter } from "./parameters.js";
import { parseTitle } from "./titles.js";

/** @typedef {import("./parameters.js").Read} Read */

/** The page need not exist. @type {Read} */
function readTitle(run, parameter, text, start, end) {
  const title = text.slice(start, end);
  return parseTitle(title, run.options) === undefined ? run.fail("badtitle", parameter, text, start, end) : title;
}

export const titled = () => ofText(new Parameter(readTitle, "the title of a page"));
export const titles = () => ofText(severalOf(distinct(readTitle), "titles of pages"));
