import { severalOf, ofText, Parameter } from "../../query/validators/parameters.js";
import type { Run } from "../../query/validators/decoder.js";
import { parseTitle } from "./titles.js";

/** Reads a title. The page does not have to exist. */
function readTitle(run: Run, parameter: Parameter, text: string, start: number, end: number): string | undefined {
  const title = text.slice(start, end);
  return parseTitle(title, run.options) === undefined ? run.fail("badtitle", parameter, text, start, end) : title;
}

export const titled = (): Parameter => ofText(new Parameter(readTitle, "the title of a page", undefined));
export const titles = (): Parameter => ofText(severalOf(readTitle, "titles of pages", undefined));
