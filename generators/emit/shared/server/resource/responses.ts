import type { GroundText } from "../../../../../templates/runtime/http/server/ground.ts";
import type { AnswerShape, AnswerType, ShapeTable } from "../../../../../templates/runtime/resource/server/table.ts";
import type { Fact } from "../../../../model/fact.ts";
import { choicesOf, shapeFields, typesWithin } from "../../../../model/queries.ts";
import type { Resource, ResourceService, Shape } from "../../../../model/resource.ts";
import { type EnumType, type Type, valueSetsById } from "../../../../model/type.ts";
import { groundText, someNamed, unlessSame } from "../grounds.ts";

/** Returns the type with which the runtime compares actual responses. */
export function responseType(service: ResourceService, type: Fact<Type>): AnswerType {
  const known = type.value;
  return known === undefined ? "any" : typeValue(service, known);
}

/** Returns the ground of a type: that of its fact, otherwise that of its value sets. */
export function typeGround({ valueSets }: ResourceService, type: Fact<Type>): GroundText | undefined {
  const known = type.value;
  const sets = new Map(valueSets.map((set) => [set.id, set.origin]));
  const named = (known === undefined ? [] : [...typesWithin(known)]).flatMap((one) =>
    one.kind === "enum" && one.values.kind === "set" ? [sets.get(one.values.set)] : [],
  );
  return groundText(type, ...named);
}

export function shapesOf(service: ResourceService, resource: Resource): ShapeTable {
  return Object.fromEntries(resource.shapes.map((shape) => [shape.name, shapeOf(service, resource, shape)]));
}

function shapeOf(service: ResourceService, resource: Resource, shape: Shape): AnswerShape {
  // If several fields have the same name, the last one wins.
  const fields = [...new Map(shapeFields(resource, shape).map((field) => [field.name, field])).values()];
  const ground = groundText(shape.origin);
  const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
  return {
    open: !shape.closed,
    others: shape.additionalProperties && responseType(service, shape.additionalProperties),
    optional: optional.length === 0 ? undefined : optional,
    fields: Object.fromEntries(
      fields.map(({ name, type, nullable }) => [name, orNull(responseType(service, type), nullable)]),
    ),
    ground,
    grounds: someNamed(fields.map(({ name, type }) => [name, unlessSame(typeGround(service, type), ground)])),
  };
}

function orNull(type: AnswerType, nullable: boolean): AnswerType {
  return nullable ? { anyOf: [type, "null"] } : type;
}

function typeValue(service: ResourceService, type: Type): AnswerType {
  const value = typeValues[type.kind] as (type: Type, service: ResourceService) => AnswerType;
  return value(type, service);
}

/** Covers all kinds: a missing one is a compile error here. */
const typeValues: {
  readonly [Kind in Type["kind"]]: (type: Extract<Type, { kind: Kind }>, service: ResourceService) => AnswerType;
} = {
  boolean: () => "boolean",
  number: () => "number",
  integer: () => "integer",
  namespace: () => "integer",
  limit: () => "integer",
  string: () => "string",
  timestamp: () => "string",
  date: () => "string",
  time: () => "string",
  decimal: () => "string",
  duration: () => "string",
  binary: () => "string",
  any: () => "any",
  file: () => "any",
  user: () => "string",
  title: () => "string",
  enum: (type, service) => enumValue(service, type),
  literal: ({ values }) => ({ values }),
  list: ({ items }, service) => ({ list: typeValue(service, items) }),
  map: ({ values }, service) => ({ map: typeValue(service, values) }),
  shape: ({ shape }) => ({ shape }),
  "one-of": ({ members }) => ({ anyOf: members.map(({ shape }) => ({ shape })) }),
  union: ({ members }, service) => ({ anyOf: members.map((member) => typeValue(service, member)) }),
};

/** Accepts any string if the list is known to be incomplete. */
function enumValue({ valueSets }: ResourceService, type: EnumType): AnswerType {
  const { values, missing } = choicesOf(type, valueSetsById(valueSets));
  return missing === undefined ? { values: values.map(({ value }) => value) } : "string";
}
