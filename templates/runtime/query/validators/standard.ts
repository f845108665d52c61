import { isObject } from "../../core/validators/check.js";
import { nearest } from "../../core/validators/nearest.js";
import { shown } from "../../core/validators/findings.js";
import type { Issue, Result, StandardSchema } from "../../core/validators/types.js";
import type { Module } from "./decoder.js";
import type { Options } from "./types.js";
import { allSpecifier, alternativeSeparator, generatorPrefix, separator } from "./wire-constants.js";

type Value = Readonly<Record<string, unknown>>;

interface Functions {
  readonly describe: () => Module;
  readonly accepts: Accepts;
  readonly required?: readonly string[] | undefined;
  readonly decode: (wire: string, options: Options) => Result<Value>;
  readonly encode: (value: Value) => string;
}

/**
 * Creates a Standard Schema that accepts a typed object and returns the result of `decode` for its request:
 * https://standardschema.dev.
 */
export function standardOf(functions: Functions): StandardSchema<unknown> {
  const validate = (value: unknown): { readonly value: unknown } | { readonly issues: readonly Issue[] } => {
    if (!isObject(value)) return { issues: [{ message: `takes an object of parameters, not ${shown(value)}` }] };
    const issues = wrongIn(functions, value);
    return issues.length > 0 ? { issues } : readBack(functions, value);
  };
  return { "~standard": { version: 1, vendor: "kiln", validate } };
}

/** Returns an issue for each unknown name, each value of the wrong type and each missing parameter. */
function wrongIn({ describe, accepts, required = [] }: Functions, value: Value): readonly Issue[] {
  const issues: Issue[] = [];
  for (const name in value)
    if (!accepts(name, value[name])) issues.push({ message: refusalOf(describe(), name, value[name]), path: [name] });
  for (const name of required)
    if (value[name] === undefined) issues.push({ message: `${name} is missing`, path: [name] });
  return issues;
}

function refusalOf(module: Module, name: string, given: unknown): string {
  const parameter = module.parameters[module.placeOf(name)];
  if (parameter !== undefined)
    return `${name} takes ${parameter.expected()}${parameter.sensitive ? "" : `, not ${shown(given)}`}`;
  const meant = nearest(name, [...module.places.keys()]);
  return `there is no parameter ${JSON.stringify(name)}${meant === undefined ? ": omit it" : `; did you mean ${JSON.stringify(meant)}?`}`;
}

/** Validates with the higher limits, since only the service knows which callers have them. */
function readBack(
  { decode, encode }: Functions,
  value: Value,
): { readonly value: unknown } | { readonly issues: readonly Issue[] } {
  try {
    const { errors, value: read } = decode(encode(value), { all: true, highLimits: true });
    if (errors === undefined) return { value: read };
    return {
      issues: errors.map(({ message, parameter }) =>
        parameter === undefined ? { message } : { message, path: [parameter] },
      ),
    };
  } catch (error) {
    return { issues: [{ message: (error as Error).message }] };
  }
}

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
