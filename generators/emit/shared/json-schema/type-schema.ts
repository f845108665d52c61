import {
  limitRange,
  type EnumValue,
  type IntegerType,
  type NumberType,
  type OneOfType,
  type TextFormat,
  type Type,
  type ValueSet,
} from "../../../model/type.ts";
import { type Fact, whereKnown } from "../../../model/fact.ts";
import { type ByKind, byKind } from "../../../model/group-by.ts";
import type { DefaultValue, Multiple, Parameter } from "../../../model/query.ts";
import { isClosed } from "../../../model/queries.ts";
import { jsonObject, unlessEmpty, type Json, type JsonObject } from "../../../codegen/json.ts";
import {
  base64Length,
  base64Pattern,
  datePattern,
  decimalPattern,
  durationPattern,
  formatPatterns,
  timePattern,
} from "../../../naming/text-forms.ts";
import { lifecycleMarks } from "../../../describe/lifecycle.ts";
import { type Marks, attributeMarks, decidedBy, joinMarks, statusMarks } from "../../../describe/marks.ts";

/** Kinds of values that have a `format` in JSON Schema or OpenAPI. */
type FormattedKind = "date" | "timestamp" | "duration" | "decimal" | "binary" | TextFormat;

export interface SchemaDialect {
  readonly setRef: (set: string) => string;
  readonly shapeRef: (shape: string) => string;
  /** Returns the `format` of a string of this kind, or `undefined` if there is none. */
  readonly formatOf: (kind: FormattedKind) => Fact<string> | undefined;
  /** True if each choice of required names repeats the whole schema, for generators that merge `allOf`. */
  readonly wholeChoices?: boolean;
  /** Returns the keyword next to `oneOf` that identifies the shape of an object, if the dialect has one. */
  readonly discriminator: (type: OneOfType) => JsonObject;
  /** Returns the keywords for marks. The result is empty if there are none. */
  readonly marks: (marks: Marks) => JsonObject;
}

/** The form of the schemas of one resource. */
export interface ResourceDialect extends SchemaDialect {
  readonly fieldsRef: string;
  readonly destinationsRef: string;
}

export interface SpecialValues {
  /** The keyword that requests the maximum number of items. */
  readonly maxLimit: Fact<string> | undefined;
  readonly all: Fact<string> | undefined;
  /** True if the keyword for all values is an item: OpenAPI tools add separators only to arrays. */
  readonly allIsItem?: boolean;
}

const noSpecialValues: SpecialValues = { maxLimit: undefined, all: undefined };

/** Returns the JSON Schema (2020-12) of a typed value: a number is a number, and multiple values are an array. */
export function typeSchema(
  type: Type,
  dialect: SchemaDialect,
  special = noSpecialValues,
  marks: Marks = {},
): JsonObject {
  const [schema, ...own] = byKind(printers, type, { dialect, special });
  return { ...schema, ...dialect.marks(own.reduce(joinMarks, marks)) };
}

interface Writing {
  readonly dialect: SchemaDialect;
  readonly special: SpecialValues;
}

/** The keywords of each kind, followed by its marks. */
const printers: ByKind<Type, [writing: Writing], readonly [JsonObject, ...Marks[]]> = {
  /** A string may have both its own pattern and that of its format. */
  string({ minLength, maxLength, pattern, format }, { dialect }) {
    const standard = format?.value;
    const [first, second] = [pattern?.value, standard && formatPatterns[standard]].filter((one) => one !== undefined);
    const schema = {
      type: "string",
      format: standard && dialect.formatOf(standard)?.value,
      minLength: minLength?.value,
      maxLength: maxLength?.value,
      pattern: first,
      allOf: second === undefined ? undefined : [{ pattern: second }],
    };
    return [schema, attributeMarks({ minLength, maxLength, pattern, format })];
  },
  integer: numberSchema,
  number: numberSchema,
  /** JSON Schema has no bounds for numeric strings, so they are in the marks. */
  decimal({ minimum, maximum, scale }, { dialect }) {
    const [schema, marks] = formattedSchema("decimal", decimalPattern(scale?.value), dialect);
    const bounds = { minimum: minimum?.value, maximum: maximum?.value };
    return [schema, bounds, attributeMarks({ minimum, maximum, scale }), marks];
  },
  boolean: () => [{ type: "boolean" }],
  timestamp: (_, { dialect }) => formattedSchema("timestamp", undefined, dialect),
  date: (_, { dialect }) => formattedSchema("date", datePattern, dialect),
  time: () => [{ type: "string", pattern: timePattern }],
  duration: (_, { dialect }) => formattedSchema("duration", durationPattern, dialect),
  binary({ maxBytes }) {
    const most = maxBytes?.value;
    const maxLength = most === undefined ? undefined : base64Length(most);
    const schema = { type: "string", contentEncoding: "base64", maxLength, pattern: base64Pattern };
    return [schema, most === undefined ? {} : { "max-bytes": most }, attributeMarks({ maxBytes })];
  },
  /** JSON has no files: if the dialect has no format for bytes, any value is valid. */
  file({ mediaTypes, maxBytes }, { dialect }) {
    const format = dialect.formatOf("binary")?.value;
    const own = { "media-types": mediaTypes, "max-bytes": maxBytes?.value };
    return [format === undefined ? {} : { type: "string", format }, own, attributeMarks({ maxBytes })];
  },
  any: () => [{ description: "Any JSON value." }],
  title: () => [{ type: "string" }],
  user: ({ subtypes }) => [{ type: "string" }, { subtypes }],
  /** The ids depend on the site, so there are no bounds. */
  namespace: ({ extra }) => [{ type: "integer" }, extra.length === 0 ? {} : { "extra-namespaces": extra }],
  limit(type, { special }) {
    const { kind: _, ...limits } = type;
    const count = { type: "integer", ...limitRange(type) };
    return [special.maxLimit === undefined ? count : { anyOf: [count, wordSchema(special.maxLimit)] }, { limits }];
  },
  enum(type, { dialect }) {
    const { values, closed } = type;
    const listed = values.kind === "set" ? { $ref: dialect.setRef(values.set) } : listedValues(values.values);
    const ofValues = values.kind === "set" ? {} : valueMarks(values.values);
    return [isClosed(type) ? listed : { anyOf: [listed, { type: "string" }] }, ofValues, attributeMarks({ closed })];
  },
  literal({ values }) {
    const [only, ...others] = values;
    if (only === null && others.length === 0) return [{ type: "null" }];
    const types = [...new Set(values.map((value) => (value === null ? "null" : typeof value)))];
    // Several types next to `enum` are redundant, and ajv rejects them in strict mode.
    const type = types.length === 1 ? types[0]! : undefined;
    return [{ type, ...(others.length === 0 ? { const: only! } : { enum: values }) }];
  },
  list({ items, minItems, maxItems, uniqueItems }, writing) {
    const bounds = { minItems: minItems?.value, maxItems: maxItems?.value, uniqueItems: uniqueItems || undefined };
    return [{ type: "array", items: inner(items, writing), ...bounds }, attributeMarks({ minItems, maxItems })];
  },
  map({ values, minItems, maxItems, maxKeyLength }, writing) {
    const longest = maxKeyLength?.value;
    const schema = {
      type: "object",
      additionalProperties: inner(values, writing),
      minProperties: minItems?.value,
      maxProperties: maxItems?.value,
      propertyNames: longest === undefined ? undefined : { maxLength: longest },
    };
    return [schema, attributeMarks({ minItems, maxItems, maxKeyLength })];
  },
  shape: ({ shape }, { dialect }) => [{ $ref: dialect.shapeRef(shape) }],
  "one-of": (type, writing) => [
    { oneOf: type.members.map((member) => inner(member, writing)), ...writing.dialect.discriminator(type) },
  ],
  union: ({ members, exclusive }, writing) => [
    { [exclusive ? "oneOf" : "anyOf"]: members.map((member) => inner(member, writing)) },
  ],
};

function inner(type: Type, { dialect, special }: Writing): JsonObject {
  return typeSchema(type, dialect, special);
}

/** Returns the schema of a type. The schema is open if the type is unknown. */
export function factSchema(fact: Fact<Type>, dialect: SchemaDialect, marks: Marks = {}): JsonObject {
  const all = joinMarks(statusMarks(fact), marks);
  return whereKnown(
    fact,
    (type) => typeSchema(type, dialect, noSpecialValues, all),
    () => dialect.marks(all),
  );
}

/** Returns the schema of a type, including null if it is allowed. */
export function nullableSchema(
  fact: Fact<Type>,
  isNullable: boolean,
  dialect: SchemaDialect,
  marks: Marks = {},
): JsonObject {
  const type = fact.value;
  if (!isNullable || type === undefined || type.kind === "any") return factSchema(fact, dialect, marks);
  return { anyOf: [factSchema(fact, dialect), { type: "null" }], ...dialect.marks(marks) };
}

export function parameterSchema(
  parameter: Parameter,
  dialect: SchemaDialect,
  special: SpecialValues,
  own: Marks = {},
): JsonObject {
  const { type, multiple } = parameter;
  const marks = joinMarks(own, attributeMarks({ default: parameter.default }));
  const known = parameter.default?.value;
  if (multiple === undefined) return { ...typeSchema(type, dialect, special, marks), default: known };
  const limits = {
    limits: {
      lowLimit: multiple.lowLimit,
      highLimit: multiple.highLimit,
      duplicates: multiple.duplicates || undefined,
    },
  };
  return {
    ...severalSchema(type, multiple, dialect, special),
    default: severalDefault(known, multiple, special),
    ...dialect.marks({ ...limits, ...marks }),
  };
}

/** Returns the schema of multiple values, or of the keyword for all if it is allowed. */
function severalSchema(type: Type, multiple: Multiple, dialect: SchemaDialect, special: SpecialValues): JsonObject {
  const items = typeSchema(type, dialect, special);
  const several = { type: "array", items, maxItems: multiple.highLimit };
  if (!multiple.all || special.all === undefined) return several;
  const word = wordSchema(special.all);
  return special.allIsItem === true ? { ...several, items: withWord(items, word) } : { anyOf: [several, word] };
}

/** Returns the schema of an item or the keyword for all. Forms offer choices for enums but not for unions. */
function withWord(items: JsonObject, word: JsonObject): JsonObject {
  const { enum: values } = items;
  const { const: text } = word;
  if (Array.isArray(values) && typeof text === "string")
    return { ...items, enum: [...(values as readonly Json[]), text] };
  return { anyOf: [items, { ...word, description: "All values. Cannot be combined with other values." }] };
}

function severalDefault(value: DefaultValue | undefined, multiple: Multiple, special: SpecialValues): Json | undefined {
  if (value === undefined || typeof value === "object") return value;
  return multiple.all && special.allIsItem !== true && value === special.all?.value ? value : [value];
}

/** Returns the schema of a special keyword. If the keyword is unknown, any string is valid. */
function wordSchema(word: Fact<string>): JsonObject {
  return { type: "string", const: word.value };
}

function formattedSchema(
  kind: FormattedKind,
  pattern: string | undefined,
  dialect: SchemaDialect,
): readonly [JsonObject, Marks] {
  const format = dialect.formatOf(kind);
  return [{ type: "string", format: format?.value, pattern }, attributeMarks({ format })];
}

const numberBounds = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;

function numberSchema({ kind, ...bounds }: IntegerType | NumberType): readonly [JsonObject, Marks] {
  const values = Object.fromEntries(numberBounds.map((key) => [key, bounds[key]?.value]));
  return [{ type: kind, ...values }, attributeMarks(bounds)];
}

/** Returns the schema of a value set. It is open if the set is known to be incomplete. */
export function valueSetSchema(set: ValueSet, dialect: SchemaDialect): JsonObject {
  const listed = listedValues(set.values);
  const marks = { ...statusMarks(set.origin), ...valueMarks(set.values) };
  if (set.missing === undefined) return { ...listed, ...dialect.marks(marks) };
  const { count, pattern, note } = set.missing;
  const missing = { type: "string", pattern: pattern?.value };
  const known = { count, pattern: pattern?.value, note, ...attributeMarks({ pattern }) };
  return { anyOf: [listed, missing], ...dialect.marks({ ...marks, "missing-values": known }) };
}

function listedValues(values: readonly EnumValue[]): JsonObject {
  return { type: "string", enum: values.map((value) => value.value) };
}

function valueMarks(values: readonly EnumValue[]): Marks {
  const deprecated = values.filter((value) => value.deprecated).map((value) => value.value);
  const origins = values.flatMap(({ value, addedBy, deprecated }) => [
    [`value ${value}`, addedBy === undefined ? undefined : decidedBy(addedBy)] as const,
    [`deprecated ${value}`, deprecated] as const,
  ]);
  const lifecycles = jsonObject(
    values.flatMap((value) => {
      const more = lifecycleOfValue(value);
      return more === undefined ? [] : [[value.value, more] as const];
    }),
  );
  const marks = {
    ...(deprecated.length === 0 ? {} : { "deprecated-values": deprecated }),
    ...(unlessEmpty(lifecycles) && { "value-lifecycles": lifecycles }),
  };
  return { ...marks, ...attributeMarks(Object.fromEntries(origins)) };
}

/** Returns lifecycle marks other than the deprecation and its decision, which have separate marks. */
function lifecycleOfValue(value: EnumValue): Marks | undefined {
  const marks = lifecycleMarks(value);
  return Object.keys(marks).some((name) => name !== "attributes") ? marks : undefined;
}
