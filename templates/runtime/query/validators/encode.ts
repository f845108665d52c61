import { isObject } from "../../core/validators/check.js";
import { shown } from "../../core/validators/findings.js";
import { allSpecifier, alternativeSeparator, generatorPrefix, separator } from "./wire-constants.js";

/** Returns true if the parameter exists and accepts the value. For undefined, returns true if the parameter exists. */
export type Accepts = (name: string, given: unknown) => boolean;

/**
 * Returns the query string of a typed object. True flags are present, and false ones are omitted. List items are
 * separated by the separator, or preceded by the alternative one if the separator is ambiguous. The order is that of
 * the object. Throws a RangeError for an unknown parameter, a value of the wrong type, or a list item that contains the
 * alternative separator. Throws a TypeError if the value is not an object.
 */
export function encodeWith(
  prefix: string,
  accepts: Accepts,
  value: Readonly<Record<string, unknown>>,
  options?: { readonly generator?: boolean },
): string {
  if (!isObject(value)) throw new TypeError(`encode takes an object of parameters, not ${shown(value)}.`);
  const start = options?.generator === true ? generatorPrefix + prefix : prefix;
  let query = "";
  for (const name in value) {
    const given = value[name];
    if (!accepts(name, given)) throw refusal(name, given, accepts(name, undefined));
    if (given === undefined || given === false) continue;
    query += `${query === "" ? "" : "&"}${escape(start + name)}=${escape(textOf(given, start + name))}`;
  }
  return query;
}

function refusal(name: string, given: unknown, isKnown: boolean): RangeError {
  const reason = isKnown
    ? `${name} does not accept ${shown(given)}: use a value of its type, or`
    : `There is no parameter ${JSON.stringify(name)}:`;
  return new RangeError(`${reason} omit it.`);
}

function textOf(given: unknown, wireName: string): string {
  if (!Array.isArray(given)) return oneText(given);
  return listText(given.map((item, index) => itemText(item, `${wireName}[${index}]`)));
}

function oneText(given: unknown): string {
  return given === true ? "" : typeof given === "number" ? wholeText(given) : String(given);
}

/** Formats an item. An item that contains the alternative separator would be misread with either separator. */
function itemText(given: unknown, place: string): string {
  const text = oneText(given);
  if (!text.includes(alternativeSeparator)) return text;
  const separator = `U+${alternativeSeparator.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  throw new RangeError(
    `${place} contains ${separator}, which separates the items of a list and cannot be part of one: remove it.`,
  );
}

/** Formats an integer of any size without an exponent. */
function wholeText(number: number): string {
  return Number.isSafeInteger(number) || !Number.isInteger(number) ? String(number) : String(BigInt(number));
}

/** Joins the items. A single empty item is written twice, because one would be an empty list. */
function listText(items: readonly string[]): string {
  if (items.length === 1 && items[0] === "") return alternativeSeparator + alternativeSeparator;
  const isPlain = items.every((item) => !item.includes(separator)) && (items.length !== 1 || items[0] !== allSpecifier);
  return isPlain ? items.join(separator) : items.map((item) => alternativeSeparator + item).join("");
}

/** Escapes a string as `encodeURIComponent` does, but also accepts lone surrogates. */
function escape(text: string): string {
  return encodeURIComponent(
    text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd"),
  );
}
