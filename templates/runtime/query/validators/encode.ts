import { isObject } from "../../validators/check.js";
import { shown } from "../../validators/findings.js";
import { allSpecifier, alternativeSeparator, generatorPrefix, separator } from "./wire-constants.js";

/** Reports whether the parameter exists and accepts the value. For undefined, reports only whether it exists. */
export type Accepts = (name: string, given: unknown) => boolean;

/**
 * The query string of a typed object: true flags are present, false ones are not, and items are separated by the
 * separator, or preceded by the alternative one if the separator is ambiguous. The order is that of the object. Throws
 * a RangeError for an unknown parameter, for a value of the wrong type, and for a list item with the alternative
 * separator; a TypeError if the value is not an object.
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

/** With either separator, an item that contains the alternative one would be misread. */
function itemText(given: unknown, place: string): string {
  const text = oneText(given);
  if (!text.includes(alternativeSeparator)) return text;
  const separator = `U+${alternativeSeparator.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  throw new RangeError(
    `${place} contains ${separator}, which separates the items of a list and cannot be part of one: remove it.`,
  );
}

/** A number as digits alone, however large. */
function wholeText(number: number): string {
  return Number.isSafeInteger(number) || !Number.isInteger(number) ? String(number) : String(BigInt(number));
}

/** A single empty item is written as two, because one would be an empty list. */
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
