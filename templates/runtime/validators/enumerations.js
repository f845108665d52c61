import { listNumber, repeated, severalOf } from "./lists.js";
import { Parameter } from "./parameters.js";
import { find, words } from "./words.js";

/** @typedef {import("./parameters.js").Read} Read @typedef {import("./run.js").Run} Run @typedef {import("./words.js").Words} Words */

/** @param {Run} run @param {Parameter} parameter @param {string} word */
function listed(run, parameter, word) {
  if (parameter.old !== undefined && parameter.old.includes(word)) run.remark("deprecation", parameter, word);
  return word;
}

/** A value that the site or the document's pattern adds. @param {Run} run @param {Parameter} parameter @param {string} text @param {number} start @param {number} end */
function added(run, parameter, text, start, end) {
  if (parameter.open === undefined && run.options.values === undefined) return undefined;
  const value = text.slice(start, end);
  return parameter.open?.test(value) || isOfSite(run, parameter, value) ? value : undefined;
}

/** @param {Run} run @param {Parameter} parameter @param {string} text */
function isOfSite({ options: { values } }, { name }, text) {
  return values !== undefined && Object.hasOwn(values, name) && values[name].includes(text);
}

/** @type {Read} */
function readListed(run, parameter, text, start, end) {
  const { list } = parameter.detail;
  const index = find(parameter.detail, text, start, end);
  if (index >= 0) return listed(run, parameter, list[index]);
  return added(run, parameter, text, start, end) ?? run.fail(parameter.refusal, parameter, text, start, end);
}

/** @type {import("./lists.js").ReadItem} */
function readListedItem(run, parameter, text, start, end, items) {
  const { list, seen } = parameter.detail;
  const index = find(parameter.detail, text, start, end);
  if (index < 0) {
    const value = added(run, parameter, text, start, end);
    return value !== undefined && !parameter.repeats && items.includes(value) ? repeated : value;
  }
  if (seen[index] === listNumber && !parameter.repeats) return repeated;
  seen[index] = listNumber;
  return listed(run, parameter, list[index]);
}

/** @param {Iterable<string>} values */
export const oneOf = (values) => new Parameter(readListed, "one of", words([...values]));
/** @param {Iterable<string>} values */
export const someOf = (values) => severalOf(readListedItem, "some of", words([...values]));

/** Some of its values are deprecated. @param {Parameter} parameter @param {readonly string[]} values */
export function oldValues(parameter, values) {
  parameter.old = values;
  return parameter;
}

/** Values beyond the list may come, if they match. @param {Parameter} parameter @param { { test(text: string): boolean } } pattern */
export function open(parameter, pattern) {
  parameter.open = pattern;
  return parameter;
}

/**
 * The module itself refuses what is not listed, with a code of its own. A value that ends in an asterisk stands for all that begin like it.
 * @param {Parameter} parameter @param {string} code
 */
export function refusedWith(parameter, code) {
  const { list } = /** @type {Words} */ (parameter.detail);
  const starts = list.filter((value) => value.endsWith("/*")).map((value) => value.slice(0, -1));
  parameter.refusal = code;
  if (starts.length > 0) parameter.open = { test: (text) => starts.some((start) => text.startsWith(start)) };
  return parameter;
}
