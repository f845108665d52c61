import type { NumberBounds, SampleType } from "../../../templates/runtime/core/samples/type.ts";
import { reference } from "../../codegen/literal.ts";
import { byKind, type ByKind } from "../../model/group-by.ts";
import type { Fact } from "../../model/fact.ts";
import { choicesOf, shapeFields } from "../../model/queries.ts";
import type { Resource, ResourceService } from "../../model/resource.ts";
import { type IntegerType, type NumberType, type Type, valueSetsById } from "../../model/type.ts";
import { isObject } from "../../codegen/json.ts";
import { responseOf } from "../../model/operations.ts";

/** The owner of a type, and the names that the file of shapes exports. */
export interface SampleScope {
  readonly service: ResourceService;
  readonly resource: Pick<Resource, "id" | "shapes">;
  readonly nameOf: (shape: string) => string;
}

/** Returns the data from which samples of a type are built. Samples of an unknown type can have any value. */
export function sampleType(scope: SampleScope, type: Fact<Type>): SampleType {
  const known = type.value;
  return known === undefined ? { kind: "any" } : typeSample(known, scope);
}

function typeSample(type: Type, scope: SampleScope): SampleType {
  return byKind(printers, type, scope);
}

/** The timestamp format if the service does not specify one. */
const standardForm = "YYYY-MM-DDThh:mm:ssZ";

function bound<T>(fact: Fact<T> | undefined): T | undefined {
  return fact?.value;
}

function numberBounds(type: IntegerType | NumberType): NumberBounds {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = type;
  return {
    minimum: bound(minimum),
    maximum: bound(maximum),
    exclusiveMinimum: bound(exclusiveMinimum),
    exclusiveMaximum: bound(exclusiveMaximum),
    multipleOf: bound(multipleOf),
  };
}

/** Covers all kinds: a missing one is a compile error here. */
const printers: ByKind<Type, [scope: SampleScope], SampleType> = {
  string: ({ minLength, maxLength, pattern, format }) => ({
    kind: "text",
    minLength: bound(minLength),
    maxLength: bound(maxLength),
    pattern: bound(pattern),
    format: bound(format),
  }),
  integer: (type) => ({ kind: "number", whole: true, ...numberBounds(type) }),
  number: (type) => ({ kind: "number", ...numberBounds(type) }),
  decimal: ({ minimum, maximum, scale }) => ({
    kind: "decimal",
    minimum: bound(minimum),
    maximum: bound(maximum),
    scale: bound(scale),
  }),
  boolean: () => ({ kind: "boolean" }),
  timestamp: (_, { service }) => ({
    kind: "moment",
    forms: [...new Set([...(bound(service.timestamps) ?? []), standardForm])],
  }),
  date: () => ({ kind: "moment", forms: ["YYYY-MM-DD"] }),
  time: () => ({ kind: "moment", forms: ["hh:mm:ss", "hh:mm"] }),
  duration: () => ({ kind: "duration" }),
  binary: ({ maxBytes }) => ({ kind: "binary", maxBytes: bound(maxBytes) }),
  file: () => ({ kind: "any" }),
  any: () => ({ kind: "any" }),
  namespace: () => ({ kind: "number", whole: true, minimum: 0 }),
  user: () => ({ kind: "text" }),
  title: () => ({ kind: "text" }),
  limit: ({ minimum, maximum }) => ({ kind: "number", whole: true, minimum, maximum }),
  enum: (type, { service }) => {
    const { values, missing } = choicesOf(type, valueSetsById(service.valueSets));
    return { kind: "enum", values: values.map(({ value }) => value), open: missing === undefined ? undefined : true };
  },
  literal: ({ values }) => ({ kind: "enum", values }),
  list: ({ items, minItems, maxItems, uniqueItems }, scope) => ({
    kind: "list",
    items: typeSample(items, scope),
    minItems: bound(minItems),
    maxItems: bound(maxItems),
    uniqueItems: uniqueItems || undefined,
  }),
  map: ({ values, minItems }, scope) => ({ kind: "map", values: typeSample(values, scope), minItems: bound(minItems) }),
  shape: ({ shape }, scope) => ({ kind: "shape", shape: reference(`() => ${scope.nameOf(shape)}`) }),
  "one-of": ({ members }, scope) => ({ kind: "union", members: members.map((member) => typeSample(member, scope)) }),
  union: ({ members, exclusive }, scope) => ({
    kind: "union",
    members: members.map((member) => typeSample(member, scope)),
    exclusive: exclusive || undefined,
  }),
};

type Values = Readonly<Record<string, unknown>>;

/** Returns the objects in response examples, by the name of their shape. */
export function shapeExamples(resource: Resource): ReadonlyMap<string, readonly Values[]> {
  const found = new Map<string, Values[]>();
  for (const { responses, examples } of resource.operations) {
    for (const { response, httpStatus } of examples)
      collect(resource, responseOf({ responses }, httpStatus)?.body, response, found);
  }
  return found;
}

function collect(resource: Resource, fact: Fact<Type> | undefined, value: unknown, found: Map<string, Values[]>): void {
  const type = fact?.value;
  if (type === undefined || value === undefined || value === null) return;
  for (const { shape, object } of objectsIn(type, value)) {
    const own = resource.shapes.find(({ name }) => name === shape);
    if (own === undefined) continue;
    found.set(shape, [...(found.get(shape) ?? []), object]);
    for (const field of shapeFields(resource, own))
      if (Object.hasOwn(object, field.name)) collect(resource, field.type, object[field.name], found);
  }
}

/** Returns the objects in a value. In a union, an object is recognized only if exactly one member can match it. */
function objectsIn(type: Type, value: unknown): readonly { readonly shape: string; readonly object: Values }[] {
  if (type.kind === "shape") return isObject(value) ? [{ shape: type.shape, object: value }] : [];
  if (type.kind === "list") return Array.isArray(value) ? value.flatMap((item) => objectsIn(type.items, item)) : [];
  if (type.kind !== "union") return [];
  const members = type.members.filter(({ kind }) => kind === (Array.isArray(value) ? "list" : "shape"));
  return members.length === 1 ? objectsIn(members[0]!, value) : [];
}
