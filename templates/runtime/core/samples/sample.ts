import { isObject } from "../values.js";
import { misfits } from "./misfits.js";
import {
  type DecimalType,
  type SampleField,
  type SampleShape,
  type SampleType,
  type TextType,
  numberWithin,
} from "./type.js";
import { textLike, textNamed } from "./text.js";

/** The nesting depth of objects from which lists of objects are empty and optional objects are omitted. */
const deepest = 3;

/** The context for which a value is generated. */
interface SamplePlace {
  readonly name: string;
  /**
   * The number of the sample, from 1. Different numbers give different values if the type has enough. The first is the
   * example of the spec.
   */
  readonly number: number;
  readonly later?: boolean | undefined;
  readonly depth: number;
}

/** Returns an object of a shape. Given values are used if they match. The rest depends only on the number. */
export function sampleObject(
  shape: SampleShape,
  number: number,
  given: Readonly<Record<string, unknown>> = {},
  depth = 0,
): Record<string, unknown> {
  const fields = Object.entries(shape.fields);
  const known = withSame(fields, given);
  const own = (name: string): unknown => (Object.hasOwn(known, name) ? known[name] : undefined);
  const valueOf = (name: string, field: SampleField): unknown =>
    fitted(field, own(name), { name, number, depth, later: field.later });
  const isThere = (name: string, field: SampleField): boolean =>
    !field.optional || own(name) !== undefined || !(field.rare || depth >= deepest);
  const made = new Map(
    fields.filter(([name, field]) => isThere(name, field)).map(([name, field]) => [name, valueOf(name, field)]),
  );
  for (const [name, { type, same }] of fields) {
    const other =
      same !== undefined && own(name) === undefined && made.has(name) ? coerced(type, made.get(same)) : undefined;
    if (other !== undefined) made.set(name, other);
  }
  const more = shape.open ? Object.entries(given).filter(([name]) => !Object.hasOwn(shape.fields, name)) : [];
  return Object.fromEntries([...made, ...more]);
}

/** Copies a value to the other of two names for the same member, unless samples omit that name. */
function withSame(
  fields: readonly (readonly [string, SampleField])[],
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const known = new Map(Object.entries(given));
  for (const [name, { same, rare }] of fields) {
    if (same === undefined || (rare && !known.has(name))) continue;
    if (known.get(name) === undefined && known.get(same) !== undefined) known.set(name, known.get(same));
    if (known.get(same) === undefined && known.get(name) !== undefined) known.set(same, known.get(name));
  }
  return Object.fromEntries(known);
}

/**
 * Returns the given value if it matches the type. In objects and lists, only mismatched parts are replaced by samples.
 */
export function fitted(field: SampleField, given: unknown, place: SamplePlace): unknown {
  if (given === null && field.nullable) return null;
  return fittedValue(field.type, given, place) ?? sampleField(field, place);
}

function fittedValue(type: SampleType, given: unknown, place: SamplePlace): unknown {
  if (given === undefined || given === null) return undefined;
  const value = coerced(type, given);
  if (value !== undefined) return value;
  if (type.kind === "shape" && isObject(given)) return sampleObject(type.shape(), place.number, given, place.depth + 1);
  if (type.kind === "list" && Array.isArray(given)) {
    return given.map((item, index) => {
      const own = { ...place, number: place.number + index };
      return fittedValue(type.items, item, own) ?? sample(type.items, own);
    });
  }
  if (type.kind !== "union") return undefined;
  const members = type.members.toSorted(
    (one, other) => misfits(one, given, "", true).length - misfits(other, given, "", true).length,
  );
  return members.map((member) => fittedValue(member, given, place)).find((one) => one !== undefined);
}

/**
 * Converts a value to the type if possible: numbers and their string forms are interchangeable. Otherwise returns
 * undefined.
 */
function coerced(type: SampleType, value: unknown): unknown {
  const texts = typeof value === "number" && type.kind === "text" ? [String(value)] : [];
  const numbers =
    typeof value === "string" && type.kind === "number" && /^-?\d+(?:\.\d+)?$/.test(value) ? [Number(value)] : [];
  return [value, ...texts, ...numbers].find((one) => one !== undefined && misfits(type, one).length === 0);
}

/** Returns the example of the spec, varied by the number, if it is valid. Otherwise returns a value for the type. */
function sampleField(field: SampleField, place: SamplePlace): unknown {
  const { type, nullable, example } = field;
  if (example === null && nullable) return null;
  if (example !== undefined && example !== null) {
    const near = varied(type, example, place.number);
    if (near !== undefined && misfits(type, near).length === 0) return near;
  }
  if (type.kind === "shape" && nullable && place.depth >= deepest) return null;
  return sample(type, place);
}

export function sample(type: SampleType, place: SamplePlace): unknown {
  const { name, number, depth, later } = place;
  const step = number + (later ? 1 : 0);
  switch (type.kind) {
    case "text":
      return textSample(type, name, number);
    case "number":
      return numberWithin({ minimum: 0, ...type }, name, step);
    case "decimal":
      return decimalSample(type, step);
    case "boolean":
      return number % 2 === 1;
    case "null":
      return null;
    case "any":
      return textNamed(name, number);
    case "duration":
      return `PT${step}H`;
    case "moment":
      return momentSample(type.forms[0] ?? "YYYY-MM-DDThh:mm:ssZ", number, later);
    case "binary":
      return (type.maxBytes ?? 3) < 3 ? "" : "a2ls";
    case "enum":
      return type.values[(number - 1) % type.values.length];
    case "list":
      return listSample(type, place);
    case "map":
      return Object.fromEntries(
        Array.from({ length: Math.max(1, type.minItems ?? 0) }, (_, index) => [
          `example${index + 1}`,
          sample(type.values, { ...place, number: number + index }),
        ]),
      );
    case "shape":
      return sampleObject(type.shape(), number, {}, depth + 1);
    case "union":
      return unionSample(type, place);
  }
}

function listSample(
  { items, minItems = 0, maxItems = Infinity, uniqueItems = false }: Extract<SampleType, { kind: "list" }>,
  place: SamplePlace,
): readonly unknown[] {
  const wanted = place.depth >= deepest ? 0 : 1;
  const count = Math.max(minItems, Math.min(wanted, maxItems));
  // Some types have few values, so that more attempts do not help.
  const attempts = uniqueItems && count > 1 ? 10 * count : count;
  const made = Array.from({ length: attempts }, (_, index) =>
    sample(items, { ...place, number: place.number + index }),
  );
  const distinct = uniqueItems ? [...new Map(made.map((item) => [JSON.stringify(item), item])).values()] : made;
  return distinct.slice(0, count);
}

function unionSample({ members, exclusive }: Extract<SampleType, { kind: "union" }>, place: SamplePlace): unknown {
  const first = sample(members[0] ?? { kind: "any" }, place);
  if (!exclusive) return first;
  const isOfOne = (value: unknown, allowsOthers: boolean): boolean =>
    members.filter((one) => misfits(one, value, "", false, allowsOthers).length === 0).length === 1;
  if (isOfOne(first, true)) return first;
  const made = members.map((member) => sample(member, place));
  return made.find((one) => isOfOne(one, true)) ?? made.find((one) => isOfOne(one, false)) ?? first;
}

const formatted: Readonly<Record<NonNullable<TextType["format"]>, (number: number, name: string) => string>> = {
  uuid: (number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`,
  email: (number) => `person${number}@example.org`,
  uri: (number, name) => `https://example.org/${encodeURIComponent(name)}/${number}`,
};

function textSample(
  { minLength = 0, maxLength = Infinity, pattern, format }: TextType,
  name: string,
  number: number,
): string {
  if (format !== undefined) return formatted[format](number, name);
  const text = textNamed(name, number);
  const fits = (one: string): boolean => {
    const length = [...one].length;
    return length >= minLength && length <= maxLength && (pattern === undefined || new RegExp(pattern, "u").test(one));
  };
  const shortened = [text, [...text].slice(0, maxLength).join(""), String(number), text.padEnd(minLength, ".")];
  const plain = shortened.find(fits);
  if (plain !== undefined || pattern === undefined) return plain ?? "x".repeat(minLength);
  return (
    Array.from({ length: 100 }, (_, index) => textLike(pattern, number + index)).find(fits) ?? textLike(pattern, number)
  );
}

function decimalSample({ minimum, maximum, scale = 2 }: DecimalType, step: number): string {
  const text = scale === 0 ? String(step) : `${step}.${"5".padEnd(Math.min(scale, 2), "0")}`;
  if (minimum !== undefined && Number(text) < Number(minimum)) return minimum;
  return maximum !== undefined && Number(text) > Number(maximum) ? maximum : text;
}

const hour = 3_600_000;
const day = 24 * hour;
const firstDay = Date.UTC(2026, 0, 1, 9);

function momentSample(form: string, number: number, later: boolean | undefined): string {
  const more = later ? (form.includes("hh") ? hour : day) : 0;
  const digits = new Date(firstDay + (number % 10_000) * day + more).toISOString().split(/[-T:.]/);
  const signs = ["YYYY", "MM", "DD", "hh", "mm", "ss"];
  return form.replace(/YYYY|MM|DD|hh|mm|ss/g, (sign) => digits[signs.indexOf(sign)]!);
}

/**
 * Returns the example for a later number. Digits at its end are increased, and a text of several words without digits
 * gets the number appended. Returns undefined for timestamps and enums.
 */
function varied({ kind }: SampleType, example: unknown, number: number): unknown {
  if (number === 1) return example;
  if (kind === "moment" || kind === "enum") return undefined;
  if (typeof example === "number") return example + number - 1;
  if (typeof example !== "string" || kind !== "text") return example;
  const [digits] = /\d{1,15}$/.exec(example) ?? [];
  if (digits !== undefined && !/^0+$/.test(digits))
    return example.slice(0, -digits.length) + String(Number(digits) + number - 1).padStart(digits.length, "0");
  return / /.test(example) ? `${example} ${number}` : example;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the values of an object with each member under its own name only. If a member is given under two names, its
 * own name takes precedence.
 */
export function canonical({ fields, names = {} }: SampleShape, given: Values): Values {
  const entries = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, member: memberOf(name), value }));
  const own = (member: string): boolean => Object.hasOwn(given, member) && given[member] !== undefined;
  return Object.fromEntries(
    entries
      .filter(({ name, member }) => name === member || !own(member))
      .map(({ name, member, value }) => [member, name === member ? value : valueFor(member, value)]),
  );

  function valueFor(member: string, value: unknown): unknown {
    return (Object.hasOwn(fields, member) ? coerced(fields[member]!.type, value) : undefined) ?? value;
  }

  function memberOf(name: string): string {
    if (Object.hasOwn(fields, name)) return fields[name]!.same ?? name;
    return Object.hasOwn(names, name) ? names[name]! : name;
  }
}

/** Returns two names of the same member that have different values. */
export function conflictIn(shape: SampleShape, given: Values): readonly [name: string, other: string] | undefined {
  const known = new Map<string, string>();
  for (const [name, value] of Object.entries(given)) {
    const [member = name] = Object.keys(canonical(shape, { [name]: value }));
    const other = known.get(member);
    if (value !== undefined && other !== undefined && String(given[other]) !== String(value)) return [other, name];
    known.set(member, name);
  }
  return undefined;
}
