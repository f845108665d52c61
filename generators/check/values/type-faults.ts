import { listNames, didYouMean } from "../../diagnostics/suggest.ts";
import { byKind, type ByKind } from "../../model/group-by.ts";
import type { Fact } from "../../model/fact.ts";
import { choicesOf, shapeChain, shapeFields } from "../../model/queries.ts";
import {
  type DateType,
  type EnumType,
  type IntegerType,
  type NumberType,
  type OneOfType,
  type TimeType,
  type TimestampType,
  type Type,
  type UnionType,
  dayPattern,
  momentPattern,
  valueSetsById,
} from "../../model/type.ts";
import { taggedShapes } from "../../model/shapes.ts";
import { timePattern } from "../../naming/text-forms.ts";
import {
  type Given,
  type JsonObject,
  type ValueFault,
  type ValueScope,
  brokenBound,
  brokenNumberBound,
  expectedBinary,
  expectedDecimal,
  expectedDuration,
  expectedText,
  isObject,
  isSame,
  matches,
  mismatch,
} from "./text-fault.ts";
import { ruleFaults, type RuledObject } from "./rule-faults.ts";

/** Returns the faults of a value. The list is empty for an unknown type. */
export function typeFaults(scope: ValueScope, type: Fact<Type>, given: Given): readonly ValueFault[] {
  const known = type.value;
  return known === undefined ? [] : byKind(faults, known, scope, given);
}

const text = (_type: Type, _scope: ValueScope, { value, path }: Given) =>
  typeof value === "string" ? [] : mismatch(path, "a string", value);
const ofForm =
  <Kind extends Type>(expected: (type: Kind, text: string) => string | undefined) =>
  (type: Kind, _scope: ValueScope, { value, path }: Given): readonly ValueFault[] => {
    const wanted = typeof value === "string" ? expected(type, value) : expected(type, "");
    return wanted === undefined && typeof value === "string" ? [] : mismatch(path, wanted ?? "a string", value);
  };
const anything = () => [];
const whole = (_type: Type, _scope: ValueScope, { value, path }: Given) =>
  Number.isSafeInteger(value) ? [] : mismatch(path, "a whole number", value);

const faults: ByKind<Type, [scope: ValueScope, given: Given], readonly ValueFault[]> = {
  string: ofForm(expectedText),
  integer: integerFaults,
  boolean: (_type, _scope, { value, path }) =>
    typeof value === "boolean" ? [] : mismatch(path, "true or false", value),
  number: numberFaults,
  decimal: ofForm(expectedDecimal),
  timestamp: momentFault,
  date: dayFault,
  time: timeFaults,
  duration: ofForm(expectedDuration),
  binary: ofForm(expectedBinary),
  file: text,
  any: anything,
  user: text,
  title: text,
  namespace: whole,
  limit: whole,
  enum: enumFaults,
  literal: ({ values }, _scope, { value, path }) =>
    (values as readonly unknown[]).includes(value) ? [] : mismatch(path, values.map(String).join(" or "), value),
  list({ items, minItems, maxItems, uniqueItems }, scope, { value, path }) {
    if (!Array.isArray(value)) return mismatch(path, "a list", value);
    const size = brokenBound(minItems, maxItems, value.length);
    if (size !== undefined)
      return [{ path, reason: `must have ${size} item${size.endsWith(" 1") ? "" : "s"}, but has ${value.length}` }];
    if (uniqueItems && value.some((item, index) => value.slice(0, index).some((other) => isSame(item, other))))
      return [{ path, reason: "must not have equal items" }];
    return value.flatMap((item: unknown, index) =>
      byKind(faults, items, scope, { value: item, path: [...path, index] }),
    );
  },
  map({ values, minItems, maxItems, maxKeyLength }, scope, { value, path }) {
    if (!isObject(value)) return mismatch(path, "an object", value);
    const members = Object.entries(value);
    const size = brokenBound(minItems, maxItems, members.length);
    if (size !== undefined)
      return [{ path, reason: `must have ${size} member${size.endsWith(" 1") ? "" : "s"}, but has ${members.length}` }];
    return members.flatMap(([key, inner]) => {
      const length = brokenBound(undefined, maxKeyLength, [...key].length);
      if (length !== undefined)
        return [{ path: [...path, key], reason: `has a name that must be ${length} characters long` }];
      return byKind(faults, values, scope, { value: inner, path: [...path, key] });
    });
  },
  shape: ({ shape }, scope, given) => shapeFaults(scope, shape, given, (type, inner) => typeFaults(scope, type, inner)),
  "one-of": oneOfFaults,
  union: unionFaults,
};

function integerFaults(type: IntegerType, _scope: ValueScope, { value, path }: Given): readonly ValueFault[] {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) return mismatch(path, "a whole number", value);
  const bound = brokenNumberBound(type, value);
  return bound === undefined ? [] : mismatch(path, bound, value);
}

function numberFaults(type: NumberType, _scope: ValueScope, { value, path }: Given): readonly ValueFault[] {
  if (typeof value !== "number" || !Number.isFinite(value)) return mismatch(path, "a number", value);
  const bound = brokenNumberBound(type, value);
  return bound === undefined ? [] : mismatch(path, bound, value);
}

function timeFaults(_type: TimeType, _scope: ValueScope, { value, path }: Given): readonly ValueFault[] {
  return typeof value === "string" && matches(timePattern, value) ? [] : mismatch(path, "a time such as 08:30", value);
}

export function enumFaults(
  type: EnumType,
  { valueSets }: Pick<ValueScope, "valueSets">,
  { value, path }: Given,
): readonly ValueFault[] {
  const { values, missing } = choicesOf(type, valueSetsById(valueSets));
  if (values.some((one) => one.value === value)) return [];
  const form = missing?.pattern?.value;
  if (missing !== undefined && typeof value === "string" && (form === undefined || matches(form, value))) return [];
  const names = values.map((one) => one.value);
  return mismatch(path, names.length === 1 ? `“${names[0]}”` : `one of ${listNames(names)}`, value);
}

/** The discriminator selects the member whose faults are reported. */
function oneOfFaults(type: OneOfType, scope: ValueScope, given: Given): readonly ValueFault[] {
  const { discriminator } = type;
  const { value, path } = given;
  if (!isObject(value)) return mismatch(path, "an object", value);
  if (!Object.hasOwn(value, discriminator))
    return [{ path, reason: `has no “${discriminator}”, which identifies its shape` }];
  const choices = taggedShapes(type, { shapes: scope.shapes, sets: valueSetsById(scope.valueSets) });
  const meant = choices.find(({ tag }) => tag === value[discriminator])?.shape;
  const member = type.members.find(({ shape }) => shape === meant);
  if (member !== undefined) return byKind(faults, member, scope, given);
  return mismatch([...path, discriminator], `one of ${listNames(choices.map(({ tag }) => tag))}`, value[discriminator]);
}

/** If only one member accepts this kind of value, its faults are reported, because they are more specific. */
function unionFaults({ members, exclusive }: UnionType, scope: ValueScope, given: Given): readonly ValueFault[] {
  const all = members.map((member) => byKind(faults, member, scope, given));
  if (exclusive && all.filter((found) => found.length === 0).length > 1)
    return mismatch(given.path, "a value of only one of its types", given.value);
  if (all.length === 0 || all.some((found) => found.length === 0)) return [];
  const isHere = ({ path, expected }: ValueFault): boolean =>
    path.length === given.path.length && expected !== undefined;
  const [meant, ...others] = all.filter((found) => !found.some(isHere));
  if (meant !== undefined && others.length === 0) return meant;
  const expected = new Set(all.flatMap((found) => found.find(isHere)?.expected ?? []));
  return mismatch(given.path, [...expected].join(" or ") || "one of its types", given.value);
}

/**
 * Requests must have a timestamp format that the service accepts, and a valid day. The format in responses is unknown.
 */
function momentFault(
  _type: TimestampType,
  { timestamps, side }: ValueScope,
  { value, path }: Given,
): readonly ValueFault[] {
  const forms = timestamps?.value;
  if (typeof value !== "string") return mismatch(path, "a date/time", value);
  if (side === "response" || forms === undefined || hasDay(value, momentPattern(forms))) return [];
  return mismatch(path, `a date/time such as ${forms[0]}`, value);
}

/** The date must exist in the calendar. */
function dayFault(_type: DateType, _scope: ValueScope, { value, path }: Given): readonly ValueFault[] {
  return typeof value === "string" && hasDay(value, dayPattern)
    ? []
    : mismatch(path, "a day such as 2026-06-30", value);
}

/**
 * Returns whether the string matches the pattern and is an existing date. The first three groups of the pattern are
 * year, month and day.
 */
function hasDay(text: string, form: string): boolean {
  const [, year, month, day] = (new RegExp(form).exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(2000 + (year % 400), month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Returns the faults of an object with a shape. `faultsOf` returns the faults of its members. */
function shapeFaults(
  scope: ValueScope,
  name: string,
  { value, path }: Given,
  faultsOf: (type: Fact<Type>, given: Given) => readonly ValueFault[],
): readonly ValueFault[] {
  const shape = scope.shapes.find((one) => one.name === name);
  if (shape === undefined) return [];
  if (!isObject(value)) return mismatch(path, `an object of the shape ${name}`, value);
  // If several fields have the same name, the last one takes precedence.
  const fields = new Map(shapeFields(scope, shape).map((field) => [field.name, field]));
  const missing = [...fields.values()].filter((field) => field.required && !Object.hasOwn(value, field.name));
  return [
    ...(scope.side === "request"
      ? ruleFaults(
          shapeChain(scope, shape).flatMap(({ fieldRules }) => fieldRules),
          ruled(value),
          path,
        )
      : []),
    ...missing.map((field) => ({ path, reason: `has no “${field.name}”, which the shape ${name} requires` })),
    ...Object.entries(value).flatMap(([key, inner]): readonly ValueFault[] => {
      const field = fields.get(key);
      const given = { value: inner, path: [...path, key] };
      if (field !== undefined) return field.nullable && inner === null ? [] : faultsOf(field.type, given);
      if (shape.additionalProperties !== undefined) return faultsOf(shape.additionalProperties, given);
      return shape.extensible
        ? []
        : [{ path: given.path, reason: `is not in the shape ${name}`, suggestion: didYouMean(key, fields.keys()) }];
    }),
  ];
}

function ruled(object: JsonObject): RuledObject {
  return { valueOf: (name) => (Object.hasOwn(object, name) ? object[name] : undefined), isPartial: false };
}
