import { isDeepStrictEqual } from "node:util";
import { byKind, type ByKind } from "../../../generators/model/group-by.ts";
import type { Fact } from "../../../generators/model/fact.ts";
import { choicesOf, shapeFields } from "../../../generators/model/queries.ts";
import { mediaSample } from "./program/media.ts";
import type { Resource, ResourceService, ShapeField } from "../../../generators/model/resource.ts";
import type {
  DecimalType,
  IntegerType,
  ListType,
  MapType,
  NumberType,
  StringType,
  TextFormat,
  Type,
} from "../../../generators/model/type.ts";
import type { FieldRule } from "../../../generators/model/rules.ts";
import { textLike } from "../../../templates/runtime/core/samples/text.ts";
import type { Values } from "./inputs.ts";
import { namesWithinRules } from "./names-within-rules.ts";

export interface SampleScope {
  readonly service: ResourceService;
  readonly resource: Resource;
  /** True for a minimal value: no optional fields, and `null` and empty lists where allowed. */
  readonly least: boolean;
  /** True if the value must be greater than one without this flag. */
  readonly later?: boolean;
  /** The text for strings without restrictions. */
  readonly text?: string;
}

/** A string with every character that is special in a URL, a query string or a list. */
const text = "a b&c=d/é,|;+%25#?[1]\"'\\";

/** The same for a header field, limited to characters that an idempotency key may also contain. */
export const headerText = "a&b=c/d,|;+%25#?[1]'";

/** Returns a valid value of the type. For an unknown type, any value is valid. */
export function sampleOf(type: Fact<Type>, scope: SampleScope): unknown {
  const known = type.value;
  return known === undefined ? (scope.text ?? text) : typeSample(known, scope);
}

function typeSample(type: Type, scope: SampleScope): unknown {
  return byKind(samples, type, scope);
}

const samples: ByKind<Type, [scope: SampleScope], unknown> = {
  string: (type, scope) => stringSample(type, scope),
  integer: (type, { later }) => integerSample(type) + (later ? 1 : 0),
  number: (type, { later }) => numberSample(type) + (later ? 0.25 : 0),
  decimal: (type, { later }) => decimalSample(type, later),
  duration: () => "P1DT12H",
  binary: ({ maxBytes }) => "AAECAw==".slice(0, (maxBytes?.value ?? 4) < 4 ? 0 : undefined),
  file: ({ mediaTypes }, { least }) => mediaSample(mediaTypes, least),
  date: (_, { later }) => momentOf("YYYY-MM-DD", later),
  time: (_, { later }) => momentOf("hh:mm:ss", later),
  any: () => ({ any: [text, null] }),
  boolean: (_, { least }) => !least,
  timestamp: (_, { service, later }) => momentOf((service.timestamps?.value ?? [])[0] ?? "YYYY-MM-DDThh:mm:ssZ", later),
  namespace: () => 0,
  user: () => "Ada",
  title: () => "A title",
  limit: ({ minimum }) => minimum,
  enum: (type, { service }) => enumSamples(type, service)[0],
  literal: ({ values }) => values[0],
  list: (type, scope) => listSample(type, scope),
  map: (type, scope) => mapSample(type, scope),
  shape: ({ shape }, scope) => shapeValue(shape, scope),
  "one-of": ({ members }, scope) => typeSample(members.at(scope.least ? -1 : 0)!, scope),
  union: ({ members }, scope) => typeSample(members.at(scope.least ? -1 : 0)!, scope),
};

const formatted: Readonly<Record<TextFormat, string>> = {
  uuid: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  email: "ada+b&c@example.invalid",
  uri: "https://example.invalid/a%20b?c=d&e=f#g",
};

function stringSample(
  { minLength, maxLength, pattern, format }: StringType,
  { text: any = text }: SampleScope,
): string {
  const standard = format?.value;
  if (standard !== undefined) return formatted[standard];
  const known = pattern?.value;
  const [least, most] = [minLength?.value ?? 0, maxLength?.value ?? any.length];
  if (known !== undefined) return textLikeWithin(known, least, Math.max(most, least));
  return any.slice(0, most).padEnd(least, "x");
}

/** Returns a decimal with more digits than a floating-point number can represent, unless there is a minimum. */
function decimalSample({ minimum, maximum, scale }: DecimalType, later = false): string {
  const [low, high] = [minimum?.value, maximum?.value];
  const point = (scale?.value ?? 2) === 0 ? "" : ".5";
  const bound = later ? high : low;
  if (bound !== undefined) return bound;
  return high === undefined && low === undefined ? `${later ? 2 : 1}2345678901234567890${point}` : (high ?? low)!;
}

function integerSample({ minimum, maximum }: IntegerType): number {
  return Math.min(Math.max(42, minimum?.value ?? 42), maximum?.value ?? Infinity);
}

function numberSample({ minimum, maximum }: NumberType): number {
  return Math.min(Math.max(0.5, minimum?.value ?? 0.5), maximum?.value ?? Infinity);
}

const textsMade = new Map<string, string>();

/** Returns a string that matches a pattern and has a length within the limits. */
function textLikeWithin(pattern: string, least: number, most: number): string {
  const key = `${least} ${most} ${pattern}`;
  const text =
    textsMade.get(key) ??
    textsLike(pattern).find(({ length }) => length >= least && length <= most) ??
    textLike(pattern, 7);
  textsMade.set(key, text);
  return text;
}

function textsLike(pattern: string): readonly string[] {
  return Array.from({ length: 100 }, (_, index) => textLike(pattern, index + 7));
}

function enumSamples(type: Extract<Type, { kind: "enum" }>, { valueSets }: ResourceService): readonly string[] {
  return choicesOf(type, new Map(valueSets.map((set) => [set.id, set]))).values.map(({ value }) => value);
}

/**
 * Returns a map. It avoids the key `constructor`: TypeScript finds that name in `Object` first, so the value would not
 * match a set.
 */
function mapSample({ values, minItems }: MapType, scope: SampleScope): Values {
  const least = Array.from({ length: minItems?.value ?? 0 }, (_, index) => [`key ${index}`, typeSample(values, scope)]);
  if (scope.least) return Object.fromEntries(least);
  return {
    "a key": typeSample(values, scope),
    ...(values.kind !== "enum" && { constructor: typeSample(values, scope) }),
  };
}

/**
 * Returns two items, so that a list differs from a single value. Without duplicates, there is only one if the type has no
 * other sample.
 */
function listSample({ items, minItems, uniqueItems }: ListType, scope: SampleScope): readonly unknown[] {
  const count = scope.least ? (minItems?.value ?? 0) : 2;
  if (items.kind === "enum") return enumSamples(items, scope.service).slice(0, count);
  const all = Array.from({ length: count }, (_, index) =>
    typeSample(items, uniqueItems && index > 0 ? { ...scope, least: true } : scope),
  );
  return uniqueItems
    ? all.filter((item, index) => !all.slice(0, index).some((one) => isDeepStrictEqual(one, item)))
    : all;
}

/** Returns the fields of a shape, and the rules between them. */
export function shapeOf(
  name: string,
  resource: Resource,
): { readonly fields: readonly ShapeField[]; readonly rules: readonly FieldRule[] } {
  const shape = resource.shapes.find((one) => one.name === name)!;
  return { fields: shapeFields(resource, shape), rules: shape.fieldRules };
}

/** Requirements for an object of a shape, in addition to its required fields. */
interface ShapeWish {
  readonly wanted: readonly string[];
  readonly without: readonly string[];
  readonly rules: readonly FieldRule[];
}

export function shapeValue(name: string, scope: SampleScope, wish?: ShapeWish): Values {
  const { fields, rules: all } = shapeOf(name, scope.resource);
  const { wanted, without, rules } = wish ?? { wanted: [], without: [], rules: all };
  const needed = fields.filter(({ required }) => required || !scope.least).map((field) => field.name);
  const isNull = (field: ShapeField): boolean =>
    field.nullable && scope.least && field.required && !wanted.includes(field.name);
  const names = namesWithinRules(rules, needed, wanted, without);
  return Object.fromEntries(
    fields
      .filter((field) => names.includes(field.name))
      .map((field) => {
        const later = all.some((rule) => rule.kind === "order" && rule.greater === field.name);
        return [field.name, isNull(field) ? null : sampleOf(field.type, { ...scope, later })];
      }),
  );
}

function momentOf(form: string, later = false): string {
  const digits: Readonly<Record<string, string>> = {
    YYYY: later ? "2028" : "2027",
    MM: "03",
    DD: "01",
    hh: later ? "10" : "09",
    mm: "30",
    ss: "00",
  };
  return form.replace(/YYYY|MM|DD|hh|mm|ss/g, (part) => digits[part]!);
}
