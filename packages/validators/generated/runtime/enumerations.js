import { readList } from "./lists.js";
import { Parameter, severalOf } from "./parameters.js";
import { find, words } from "./words.js";
import { textOf } from "./bytes.js";

/** @typedef {import("./parameters.js").Read} Read @typedef {import("./words.js").Words} Words */

/** A value of the list, or of those that the site or the document's pattern adds. @type {Read} */
function lookUp(run, parameter, start, end, mark) {
  const list = /** @type {Words} */ (parameter.detail);
  const index = find(list, start, end);
  if (index >= 0) {
    const word = list.list[index];
    if (parameter.old !== undefined && parameter.old.includes(word)) run.remark("deprecation", parameter, word);
    return word;
  }
  if (parameter.open === undefined && run.options.values === undefined) return undefined;
  const text = textOf(start, end, mark);
  return parameter.open?.test(text) || isOfSite(run, parameter, text) ? text : undefined;
}

/** @param {import("./run.js").Run} run @param {Parameter} parameter @param {string} text */
function isOfSite({ options: { values } }, { name }, text) {
  return values !== undefined && Object.hasOwn(values, name) && values[name].includes(text);
}

/** @type {Read} */
function readOne(run, parameter, start, end, mark) {
  return lookUp(run, parameter, start, end, mark) ?? run.fail(parameter.refusal, parameter, start, end, mark);
}

/** @type {Read} */
function readSome(run, parameter, start, end, mark) {
  return readList(run, parameter, start, end, mark, lookUp);
}

/** @param {string} name @param {readonly string[]} values */
export const oneOf = (name, values) => new Parameter(name, readOne, "one of", words(values));
/** @param {string} name @param {readonly string[]} values */
export const someOf = (name, values) => severalOf(name, readSome, "some of", words(values));

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
