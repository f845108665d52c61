import {
  limitRange,
  type BinaryType,
  type DecimalType,
  type EnumType,
  type EnumValue,
  type FileType,
  type IntegerType,
  type LimitType,
  type ListType,
  type LiteralType,
  type MapType,
  type NamespaceType,
  type NumberType,
  type OneOfType,
  type StringType,
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
  return byKind(printers, type, { dialect, special }, marks);
}

interface Writing {
  readonly dialect: SchemaDialect;
  readonly special: SpecialValues;
}

const printers: ByKind<Type, [writing: Writing, marks: Marks], JsonObject> = {
  string: (type, { dialect }, marks) => stringSchema(type, dialect, marks),
  integer: (type, { dialect }, marks) => numberSchema("integer", type, dialect, marks),
  number: (type, { dialect }, marks) => numberSchema("number", type, dialect, marks),
  decimal: (type, { dialect }, marks) => decimalSchema(type, dialect, marks),
  boolean: (_, { dialect }, marks) => ({ type: "boolean", ...dialect.marks(marks) }),
  timestamp: (_, { dialect }, marks) => formattedSchema("timestamp", undefined, dialect, marks),
  date: (_, { dialect }, marks) => formattedSchema("date", datePattern, dialect, marks),
  time: (_, { dialect }, marks) => ({ type: "string", pattern: timePattern, ...dialect.marks(marks) }),
  duration: (_, { dialect }, marks) => formattedSchema("duration", durationPattern, dialect, marks),
  binary: (type, { dialect }, marks) => binarySchema(type, dialect, marks),
  file: (type, { dialect }, marks) => fileSchema(type, dialect, marks),
  any: (_, { dialect }, marks) => ({ description: "Any JSON value.", ...dialect.marks(marks) }),
  title: (_, { dialect }, marks) => ({ type: "string", ...dialect.marks(marks) }),
  user: ({ subtypes }, { dialect }, marks) => ({ type: "string", ...dialect.marks({ ...marks, subtypes }) }),
  namespace: (type, { dialect }, marks) => namespaceSchema(type, dialect, marks),
  limit: (type, { dialect, special }, marks) => limitSchema(type, dialect, special, marks),
  enum: (type, { dialect }, marks) => enumSchema(type, dialect, marks),
  literal: (type, { dialect }, marks) => ({ ...literalSchema(type), ...dialect.marks(marks) }),
  list: (type, writing, marks) => listSchema(type, writing, marks),
  map: (type, writing, marks) => mapSchema(type, writing, marks),
  shape: ({ shape }, { dialect }, marks) => ({ $ref: dialect.shapeRef(shape), ...dialect.marks(marks) }),
  "one-of": (type, writing, marks) => ({
    oneOf: type.members.map((member) => inner(member, writing)),
    ...writing.dialect.discriminator(type),
    ...writing.dialect.marks(marks),
  }),
  union: ({ members, exclusive }, writing, marks) => ({
    [exclusive ? "oneOf" : "anyOf"]: members.map((member) => inner(member, writing)),
    ...writing.dialect.marks(marks),
  }),
};

function listSchema({ items, minItems, maxItems, uniqueItems }: ListType, writing: Writing, marks: Marks): JsonObject {
  return {
    type: "array",
    items: inner(items, writing),
    minItems: minItems?.value,
    maxItems: maxItems?.value,
    uniqueItems: uniqueItems || undefined,
    ...writing.dialect.marks(joinMarks(marks, attributeMarks({ minItems, maxItems }))),
  };
}

function literalSchema({ values }: LiteralType): JsonObject {
  const [only, ...others] = values;
  if (only === null && others.length === 0) return { type: "null" };
  const types = [...new Set(values.map((value) => (value === null ? "null" : typeof value)))];
  // Several types next to `enum` are redundant, and ajv rejects them in strict mode.
  return {
    type: types.length === 1 ? types[0]! : undefined,
    ...(others.length === 0 ? { const: only! } : { enum: values }),
  };
}

/** Returns the schema of a file: a string if the dialect has a format for bytes, otherwise any value. */
function fileSchema({ mediaTypes, maxBytes }: FileType, dialect: SchemaDialect, marks: Marks): JsonObject {
  const format = dialect.formatOf("binary")?.value;
  const own = { "media-types": mediaTypes, "max-bytes": maxBytes?.value };
  const all = [own, attributeMarks({ maxBytes })].reduce(joinMarks, marks);
  return { ...(format === undefined ? {} : { type: "string", format }), ...dialect.marks(all) };
}

function mapSchema({ values, minItems, maxItems, maxKeyLength }: MapType, writing: Writing, marks: Marks): JsonObject {
  const longest = maxKeyLength?.value;
  return {
    type: "object",
    additionalProperties: inner(values, writing),
    minProperties: minItems?.value,
    maxProperties: maxItems?.value,
    propertyNames: longest === undefined ? undefined : { maxLength: longest },
    ...writing.dialect.marks(joinMarks(marks, attributeMarks({ minItems, maxItems, maxKeyLength }))),
  };
}

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
  const limits = { limits: multipleLimits(multiple) };
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

function multipleLimits(multiple: Multiple): JsonObject {
  return { lowLimit: multiple.lowLimit, highLimit: multiple.highLimit, duplicates: multiple.duplicates || undefined };
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
  marks: Marks,
): JsonObject {
  const format = dialect.formatOf(kind);
  return {
    type: "string",
    format: format?.value,
    pattern,
    ...dialect.marks(joinMarks(marks, attributeMarks({ format }))),
  };
}

/** Returns the schema of a string. It may have both its own pattern and that of its format. */
function stringSchema(type: StringType, dialect: SchemaDialect, marks: Marks): JsonObject {
  const { minLength, maxLength, pattern, format } = type;
  const standard = format?.value;
  const [first, second] = [pattern?.value, standard && formatPatterns[standard]].filter((one) => one !== undefined);
  return {
    type: "string",
    format: standard && dialect.formatOf(standard)?.value,
    minLength: minLength?.value,
    maxLength: maxLength?.value,
    pattern: first,
    allOf: second === undefined ? undefined : [{ pattern: second }],
    ...dialect.marks(joinMarks(marks, attributeMarks({ minLength, maxLength, pattern, format }))),
  };
}

/** Returns the schema of a decimal string. JSON Schema has no bounds for numeric strings, so they are in the marks. */
function decimalSchema({ minimum, maximum, scale }: DecimalType, dialect: SchemaDialect, marks: Marks): JsonObject {
  const bounds = {
    minimum: minimum?.value,
    maximum: maximum?.value,
  };
  const all = joinMarks({ ...marks, ...bounds }, attributeMarks({ minimum, maximum, scale }));
  return formattedSchema("decimal", decimalPattern(scale?.value), dialect, all);
}

function binarySchema({ maxBytes }: BinaryType, dialect: SchemaDialect, marks: Marks): JsonObject {
  const most = maxBytes?.value;
  return {
    type: "string",
    contentEncoding: "base64",
    maxLength: most === undefined ? undefined : base64Length(most),
    pattern: base64Pattern,
    ...dialect.marks(
      joinMarks({ ...marks, ...(most !== undefined && { "max-bytes": most }) }, attributeMarks({ maxBytes })),
    ),
  };
}

const numberBounds = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;

function numberSchema(
  name: "integer" | "number",
  type: IntegerType | NumberType,
  dialect: SchemaDialect,
  marks: Marks,
): JsonObject {
  const { kind: _, ...bounds } = type;
  return {
    type: name,
    ...Object.fromEntries(numberBounds.map((key) => [key, bounds[key]?.value])),
    ...dialect.marks(joinMarks(marks, attributeMarks(bounds))),
  };
}

/** Returns a schema without bounds, because the ids depend on the site. */
function namespaceSchema(type: NamespaceType, dialect: SchemaDialect, marks: Marks): JsonObject {
  const extra = type.extra.length === 0 ? {} : { "extra-namespaces": type.extra };
  return { type: "integer", ...dialect.marks({ ...marks, ...extra }) };
}

function limitSchema(type: LimitType, dialect: SchemaDialect, special: SpecialValues, marks: Marks): JsonObject {
  const { kind: _, ...limits } = type;
  const count = { type: "integer", ...limitRange(type) };
  const all = dialect.marks({ ...marks, limits });
  if (special.maxLimit === undefined) return { ...count, ...all };
  return { anyOf: [count, wordSchema(special.maxLimit)], ...all };
}

function enumSchema(type: EnumType, dialect: SchemaDialect, own: Marks): JsonObject {
  const { values, closed } = type;
  const listed = values.kind === "set" ? { $ref: dialect.setRef(values.set) } : listedValues(values.values);
  const ofValues = values.kind === "set" ? {} : valueMarks(values.values);
  const marks = dialect.marks(joinMarks(joinMarks(own, ofValues), attributeMarks({ closed })));
  return isClosed(type) ? { ...listed, ...marks } : { anyOf: [listed, { type: "string" }], ...marks };
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
