import { allSpecifier, alternativeSeparator, generatorPrefix, separator } from "./wire-constants.js";

/**
 * The query string of a typed object: what is true is present, what is false is not, and items have the separator between them, or the
 * alternative one before each where that would mislead. The order is that of the object.
 */
export function encodeWith(prefix: string, value: Readonly<Record<string, unknown>>, options?: { readonly generator?: boolean }): string {
  const start = options?.generator === true ? generatorPrefix + prefix : prefix;
  let query = "";
  for (const name in value) {
    const given = value[name];
    if (given === undefined || given === false) continue;
    query += `${query === "" ? "" : "&"}${escape(start + name)}=${escape(textOf(given))}`;
  }
  return query;
}

function textOf(given: unknown): string {
  if (given === true) return "";
  return Array.isArray(given) ? listText(given.map(itemText)) : typeof given === "number" ? wholeText(given) : String(given);
}

/** No item can hold the alternative separator: it stands as what is no text, as the system would have it. */
function itemText(given: unknown): string {
  return textOf(given).replaceAll(alternativeSeparator, "\ufffd");
}

/** A number as digits alone, however large. */
function wholeText(number: number): string {
  return Number.isSafeInteger(number) || !Number.isInteger(number) ? String(number) : String(BigInt(number));
}

/** An only item that is empty is written as two: one would be none. */
function listText(items: readonly string[]): string {
  if (items.length === 1 && items[0] === "") return alternativeSeparator + alternativeSeparator;
  const isPlain = items.every((item) => !item.includes(separator)) && (items.length !== 1 || items[0] !== allSpecifier);
  return isPlain ? items.join(separator) : items.map((item) => alternativeSeparator + item).join("");
}

/** As `encodeURIComponent`, but of any text. */
function escape(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd"));
}
