import { percented, placeIn } from "./scan.js";
import { plainText } from "./text.js";

/**
 * @typedef {import("./parameters.js").Parameter} Parameter
 * @typedef {import("./run.js").Run} Run
 * @typedef {(run: Run, parameter: Parameter, text: string, start: number, end: number, items: readonly any[]) => any} ReadItem
 *   `repeated` where the list has the item already; undefined where there is no item
 */

/** Where a value starts with this, it separates the items, and a bar is a bar. */
const unitSeparator = "\u001f";

/** The item is in the list already. */
export const repeated = Symbol();

/** Each list that is read has a number of its own. */
export let listNumber = 0;

/**
 * The items of a list, each once. One that cannot be read is dropped with a warning; where it was refused, so is the list.
 * @param {Run} run @param {Parameter} parameter @param {string} text @param {number} start @param {number} end @param {number} mark
 * @param {ReadItem} readItem
 */
export function readList(run, parameter, text, start, end, mark, readItem) {
  if (parameter.all && end - start === 1 && text[start] === "*") return "*";
  const [errors, warnings] = [run.errorCount(), run.warningCount()];
  listNumber++;
  const separator = separatorOf(text, start, end, mark);
  let left = run.options.highLimits ? parameter.high : parameter.low;
  /** @type {any[]} */
  const items = [];
  /** @type {string[] | undefined} */
  let dropped;
  let at = separator === unitSeparator ? start + 1 : start;
  if (at >= end) return items;
  for (;;) {
    const from = at;
    at = placeIn(text, separator, from, end);
    if (separator === "%" && at < end && !isBar(text, at)) {
      run.rewind(errors, warnings);
      const plain = plainText(run, parameter, text, start, end, mark);
      return readList(run, parameter, plain, 0, plain.length, 0, readItem);
    }
    if (--left < 0) {
      run.rewind(errors, warnings);
      return run.fail("toomanyvalues", parameter, text, start, end);
    }
    const item = readItem(run, parameter, text, from, at, items);
    if (item === undefined) {
      if (run.errorCount() > errors) return undefined;
      (dropped ??= []).push(run.received(parameter, text, from, at));
    } else if (item !== repeated) items.push(item);
    if (at >= end) break;
    at += separator === "%" ? 3 : 1;
  }
  if (dropped !== undefined) run.remark("unrecognizedvalues", parameter, dropped.join("|"));
  return items;
}

/** Of what is not decoded, `%` stands for the separator, which is `%7C` unless the list has something else that is escaped. @param {string} text @param {number} start @param {number} end @param {number} mark */
function separatorOf(text, start, end, mark) {
  if (text[start] === unitSeparator) return unitSeparator;
  return mark === percented && placeIn(text, "|", start, end) === end ? "%" : "|";
}

/** Whether `%7C` stands there. @param {string} text @param {number} at */
function isBar(text, at) {
  return text.charCodeAt(at + 1) === 55 && (text.charCodeAt(at + 2) | 32) === 99;
}

/**
 * A reader of items that knows which it has read.
 * @param {import("./parameters.js").Read} read @returns {ReadItem}
 */
export function distinct(read) {
  return (run, parameter, text, start, end, items) => {
    const item = read(run, parameter, text, start, end, 0);
    return !parameter.repeats && items.includes(item) ? repeated : item;
  };
}
