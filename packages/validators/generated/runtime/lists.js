import { bytes, textOf } from "./bytes.js";

/** @typedef {import("./parameters.js").Read} Read @typedef {import("./parameters.js").Parameter} Parameter @typedef {import("./run.js").Run} Run */

const bar = 124;
/** Where a value starts with this, it separates the items, and a bar is a bar. */
const unitSeparator = 0x1f;
const star = 42;

/**
 * The items of a list, each once. One that cannot be read is dropped with a warning; where it was refused, so is the list.
 * @param {Run} run @param {Parameter} parameter @param {number} start @param {number} end @param {number} mark @param {Read} readItem
 */
export function readList(run, parameter, start, end, mark, readItem) {
  const given = bytes;
  if (parameter.all && end - start === 1 && given[start] === star) return "*";
  const separator = start < end && given[start] === unitSeparator ? unitSeparator : bar;
  if (separator === unitSeparator) start++;
  /** @type {any[]} */
  const items = [];
  if (start === end) return items;
  if (!mayHave(run, parameter, start, end, separator)) return run.fail("toomanyvalues", parameter, start, end, mark);
  const errors = run.errorCount();
  /** @type {string[] | undefined} */
  let dropped;
  for (let at = start; at <= end; at++) {
    const from = at;
    while (at < end && given[at] !== separator) at++;
    const item = readItem(run, parameter, from, at, mark);
    if (item !== undefined) {
      if (parameter.repeats || !items.includes(item)) items.push(item);
    } else if (run.errorCount() > errors) return undefined;
    else (dropped ??= []).push(textOf(from, Math.min(at, from + 400), mark));
  }
  if (dropped !== undefined) run.remark("unrecognizedvalues", parameter, dropped.join("|"));
  return items;
}

/** Values are counted before those that are there twice go. @param {Run} run @param {Parameter} parameter @param {number} start @param {number} end @param {number} separator */
function mayHave(run, parameter, start, end, separator) {
  const given = bytes;
  let left = run.options.highLimits ? parameter.high : parameter.low;
  for (let at = start; at < end; at++) if (given[at] === separator && --left === 0) return false;
  return true;
}
