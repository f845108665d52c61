import { inside, isObject } from "../values.js";
import { type NumberType, type SampleShape, type SampleType, type TextType, isWithinBounds } from "./type.js";
import { nearest } from "../validators/nearest.js";

/** A part of a value that does not match its type. */
export interface Misfit {
  /** The location as names and indices separated by dots; empty for the whole value. */
  readonly place: string;
  /** The expectation or the problem, as the end of a sentence. */
  readonly says: string;
}

/**
 * Returns the places where a value does not match a type. If `partial` is true, members of objects may be missing. If
 * `allowsOthers` is true, objects may have unknown members, as responses may.
 */
export function misfits(
  type: SampleType,
  value: unknown,
  place = "",
  partial = false,
  allowsOthers = false,
): readonly Misfit[] {
  const wrong = (expected: string): readonly Misfit[] => [{ place, says: `must be ${expected}` }];
  switch (type.kind) {
    case "any":
      return value === undefined ? wrong("a value") : [];
    case "null":
      return value === null ? [] : wrong("null");
    case "boolean":
      return typeof value === "boolean" ? [] : wrong("true or false");
    case "number":
      return isWithinBounds(type, value) ? [] : wrong(numberText(type));
    case "text":
      return typeof value === "string" && isText(type, value) ? [] : wrong(textText(type));
    case "decimal":
      return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? [] : wrong("a decimal number as text");
    case "duration":
      return typeof value === "string" && /^P(?!$)[\dYMWDTHS.]+$/.test(value) ? [] : wrong("a duration such as PT1H");
    case "moment":
      return typeof value === "string" && type.forms.some((form) => isOfForm(form, value))
        ? []
        : wrong(type.forms.join(" or "));
    case "binary":
      return typeof value === "string" && /^[A-Za-z0-9+/]*={0,2}$/.test(value) && value.length % 4 === 0
        ? []
        : wrong("base64");
    case "enum":
      return (type.values as readonly unknown[]).includes(value) || (type.open === true && typeof value === "string")
        ? []
        : wrong(`one of ${type.values.join(", ")}`);
    case "list":
      if (!Array.isArray(value)) return wrong("a list");
      if (type.uniqueItems && new Set(value.map((item) => JSON.stringify(item))).size < value.length)
        return wrong("a list without duplicates");
      return value.flatMap((item, index) => misfits(type.items, item, inside(place, index), partial, allowsOthers));
    case "map":
      return isObject(value)
        ? Object.entries(value).flatMap(([name, item]) =>
            misfits(type.values, item, inside(place, name), false, allowsOthers),
          )
        : wrong("an object");
    case "shape":
      return isObject(value) ? ofShape(type.shape(), value, place, partial, allowsOthers) : wrong("an object");
    case "union": {
      const each = type.members.map((member) => misfits(member, value, place, partial, allowsOthers));
      return each.some((one) => one.length === 0) ? [] : (each.toSorted((a, b) => depthOf(b) - depthOf(a))[0] ?? []);
    }
  }
}

/**
 * Returns the depth of the deepest misfit. The union member with the deepest misfit is assumed to be the intended type.
 */
function depthOf(found: readonly Misfit[]): number {
  return Math.max(...found.map(({ place }) => place.length));
}

function ofShape(
  { fields, open, others: otherType, name: shapeName }: SampleShape,
  value: Readonly<Record<string, unknown>>,
  place: string,
  partial: boolean,
  allowsOthers: boolean,
): readonly Misfit[] {
  const wrong = Object.entries(fields).flatMap(([name, field]): readonly Misfit[] => {
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    if (given === undefined)
      return partial || field.optional ? [] : [{ place: inside(place, name), says: "must have a value" }];
    if (given === null && field.nullable) return [];
    return misfits(field.type, given, inside(place, name), false, allowsOthers);
  });
  const others = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  return [
    ...wrong,
    ...others.flatMap((name): readonly Misfit[] => {
      if (open || allowsOthers)
        return otherType === undefined ? [] : misfits(otherType, value[name], inside(place, name));
      return [{ place: inside(place, name), says: unknownMember(name, shapeName, Object.keys(fields)) }];
    }),
  ];
}

function numberText(type: NumberType): string {
  const { whole, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = type;
  const bounds = [
    minimum === undefined ? [] : `at least ${minimum}`,
    maximum === undefined ? [] : `at most ${maximum}`,
    exclusiveMinimum === undefined ? [] : `more than ${exclusiveMinimum}`,
    exclusiveMaximum === undefined ? [] : `less than ${exclusiveMaximum}`,
    multipleOf === undefined ? [] : `a multiple of ${multipleOf}`,
  ].flat();
  return [whole ? "a whole number" : "a number", ...bounds].join(", ");
}

const formats: Readonly<Record<NonNullable<TextType["format"]>, RegExp>> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  email: /^[^@\s]+@[^@\s]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
};

const patterns = new Map<string, RegExp>();

function isText({ minLength = 0, maxLength = Infinity, pattern, format }: TextType, value: string): boolean {
  const length = [...value].length;
  if (length < minLength || length > maxLength || (format !== undefined && !formats[format].test(value))) return false;
  if (pattern === undefined) return true;
  let known = patterns.get(pattern);
  if (known === undefined) patterns.set(pattern, (known = new RegExp(pattern, "u")));
  return known.test(value);
}

function textText({ minLength, maxLength, pattern, format }: TextType): string {
  const parts = [
    minLength === undefined ? [] : `at least ${minLength} characters`,
    maxLength === undefined ? [] : `at most ${maxLength} characters`,
    pattern === undefined ? [] : `matching ${pattern}`,
    format ?? [],
  ].flat();
  return ["text", ...parts].join(", ");
}

const signs: Readonly<Record<string, string>> = {
  YYYY: "\\d{4}",
  MM: "\\d\\d",
  DD: "\\d\\d",
  hh: "\\d\\d",
  mm: "\\d\\d",
  ss: "\\d\\d(?:\\.\\d+)?",
  Z: "(?:Z|[+-]\\d\\d:\\d\\d)",
};

function isOfForm(form: string, value: string): boolean {
  return new RegExp(`^${form.replace(/YYYY|MM|DD|hh|mm|ss|Z/g, (sign) => signs[sign]!)}$`, "i").test(value);
}

/** The maximum number of names in a message. */
const mostShown = 40;

/** Returns the message for an unknown member, with a suggestion and the known members. */
export function unknownMember(name: string, object: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  const shown = known.slice(0, mostShown).join(", ") + (known.length > mostShown ? ", …" : "");
  return `is not a member of ${object}${meant === undefined ? "." : `; did you mean ${meant}?`} It has ${shown || "none"}`;
}
