import { allSpecifier, alternativeSeparator, generatorPrefix, separator } from "./service.js";

/**
 * The query string of a typed object: what is true is present, what is false is not, and items have the separator between them, or the
 * alternative one before each where that would mislead. The order is that of the object.
 * @param {string} prefix @param {Readonly<Record<string, any>>} value @param { { readonly generator?: boolean } } [options]
 */
export function encodeWith(prefix, value, options) {
  const start = options?.generator === true ? generatorPrefix + prefix : prefix;
  let query = "";
  for (const name in value) {
    const given = value[name];
    if (given === undefined || given === false) continue;
    query += `${query === "" ? "" : "&"}${escape(start + name)}=${escape(textOf(given))}`;
  }
  return query;
}

/** @param {unknown} given @returns {string} */
function textOf(given) {
  if (given === true) return "";
  return Array.isArray(given) ? listText(given.map(itemText)) : typeof given === "number" ? wholeText(given) : String(given);
}

/** No item can hold the alternative separator: it stands as what is no text, as the system would have it. @param {unknown} given */
function itemText(given) {
  return textOf(given).replaceAll(alternativeSeparator, "\ufffd");
}

/** A number as digits alone, however large. @param {number} number */
function wholeText(number) {
  return Number.isSafeInteger(number) || !Number.isInteger(number) ? String(number) : String(BigInt(number));
}

/** An only item that is empty stands twice: once it would be none. @param {readonly string[]} items */
function listText(items) {
  if (items.length === 1 && items[0] === "") return alternativeSeparator + alternativeSeparator;
  const isPlain = items.every((item) => !item.includes(separator)) && (items.length !== 1 || items[0] !== allSpecifier);
  return isPlain ? items.join(separator) : items.map((item) => alternativeSeparator + item).join("");
}

/** As `encodeURIComponent`, but of any text. @param {string} text */
function escape(text) {
  return encodeURIComponent(text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd"));
}
