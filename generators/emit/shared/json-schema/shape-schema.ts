import { unlessEmpty, type Json, type JsonObject, isObject, jsonObject } from "../../../codegen/json.ts";
import type { FieldRule } from "../../../model/rules.ts";
import { shapeFieldRules, shapeFields, shapesWithin } from "../../../model/queries.ts";
import type { Resource, ResourceService, Shape, ShapeField } from "../../../model/resource.ts";
import { lifecycleMarks, lifecycleProse } from "../../../describe/lifecycle.ts";
import { meaningProse, secretMarks } from "../../../describe/type-form.ts";
import { attributeMarks, joinMarks, statusMarks } from "../../../describe/marks.ts";
import { sentences } from "../../../describe/texts.ts";
import { annotations, rulesMarks, fieldRulesProse } from "./annotations.ts";
import { type SchemaDialect, factSchema, nullableSchema } from "./type-schema.ts";
import { errorBodiesOf, ownBodyOf, responsesOf } from "../../../model/operations.ts";
import type { Fact } from "../../../model/fact.ts";
import { remembered } from "../../../model/memo.ts";
import type { Type } from "../../../model/type.ts";
import { bodyTypes } from "../resource-fields.ts";

/** Returns the schema of a shape. Requests reject other fields unless it is extensible, responses if it is closed. */
export function shapeSchema(
  owner: { readonly shapes: readonly Shape[] },
  shape: Shape,
  side: Side,
  dialect: SchemaDialect,
): JsonObject {
  const fields = shapeFields(owner, shape);
  const rules = shapeFieldRules(owner, shape);
  const required = fields.filter((field) => field.required).map((field) => field.name);
  return {
    description: shapeProse(shape, rules),
    type: "object",
    properties: jsonObject(fields.map((field) => [field.name, shapeFieldSchema(field, dialect)])),
    required: unlessEmpty(required),
    additionalProperties:
      shape.additionalProperties === undefined
        ? (side === "request" ? !shape.extensible : shape.closed)
          ? false
          : undefined
        : factSchema(shape.additionalProperties, dialect),
    deprecated: shape.deprecated && true,
    ...dialect.marks(joinMarks(joinMarks(statusMarks(shape.origin), lifecycleMarks(shape)), rulesMarks(rules))),
  };
}

function shapeProse(shape: Shape, rules: readonly FieldRule[]): string | undefined {
  const about = sentences(shape.description, lifecycleProse(shape));
  const parts = [about, fieldRulesProse("Rules of requests:", rules)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join("\n\n");
}

function shapeFieldSchema(field: ShapeField, dialect: SchemaDialect): JsonObject {
  const own = joinMarks(secretMarks(field), attributeMarks({ description: field.description }));
  const marks = joinMarks(own, lifecycleMarks(field));
  const schema = nullableSchema(field.type, field.nullable, dialect, marks);
  return { ...schema, ...annotations(meaningProse(field.description), field) };
}

export type Side = "request" | "answer";

type ShapeOwner = { readonly id: string; readonly shapes: readonly Shape[] };

/** A schema of a shape. If the shape has two, `isInput` marks the one for requests, whose name ends in `Input`. */
export interface SidedShape {
  readonly shape: Shape;
  readonly side: Side;
  readonly isInput: boolean;
}

/** Returns the schemas of an owner's shapes: two if only the responses with a shape allow undescribed fields. */
export function sidedShapes(
  service: ResourceService,
  owner: ShapeOwner,
  shapes: readonly Shape[],
): readonly SidedShape[] {
  const { requests, answers } = sidesOf(service);
  return shapes.flatMap((shape): readonly SidedShape[] => {
    if (hasInputSchema(service, owner, shape.name)) {
      return [
        { shape, side: "answer", isInput: false },
        { shape, side: "request", isInput: true },
      ];
    }
    const key = keyOf(owner, shape);
    return [{ shape, side: requests.has(key) && !answers.has(key) ? "request" : "answer", isInput: false }];
  });
}

/** Returns whether requests need a schema of this shape that differs from the one for responses. */
export function hasInputSchema(service: ResourceService, owner: ShapeOwner, name: string): boolean {
  const shape = owner.shapes.find((one) => one.name === name);
  if (shape === undefined) return false;
  const { requests, answers } = sidesOf(service);
  const key = keyOf(owner, shape);
  return requests.has(key) && answers.has(key) && shapesWithin(owner, [referenceTo(shape)]).some(differs);
}

function differs({ closed, extensible }: Shape): boolean {
  return !closed && !extensible;
}

/** The shapes in requests, and those in responses. */
const sidesOf = remembered(
  (service: ResourceService): { readonly requests: ReadonlySet<string>; readonly answers: ReadonlySet<string> } => {
    const keys = (types: (resource: Resource) => readonly Fact<Type>[]): ReadonlySet<string> =>
      new Set(
        service.resources.flatMap((resource) =>
          shapesWithin(resource, types(resource)).map((shape) => keyOf(resource, shape)),
        ),
      );
    return { requests: keys(requestTypes), answers: keys(responseTypes) };
  },
);

function requestTypes(resource: Resource): readonly Fact<Type>[] {
  return resource.operations.flatMap((operation) => [
    ...[...operation.pathParameters, ...operation.query, ...operation.headers].map(({ type }) => type),
    ...bodyTypes(resource, operation),
    ...(ownBodyOf(operation)?.otherBodies ?? []).map(({ type }) => type),
  ]);
}

function responseTypes({ operations }: Resource): readonly Fact<Type>[] {
  return [
    ...responsesOf(operations),
    ...errorBodiesOf(operations),
    ...operations.flatMap(({ responses, errorResponses }) =>
      [...responses, ...errorResponses].flatMap(({ headers }) => headers.map(({ type }) => type)),
    ),
  ];
}

/** Returns a key of a shape. Shared shapes belong to the service, regardless of the resource that uses them. */
function keyOf({ id }: ShapeOwner, { name, shared }: Shape): string {
  return JSON.stringify(shared ? [name] : [id, name]);
}

function referenceTo({ name, place }: Shape): Fact<Type> {
  return { status: "documented", value: { kind: "shape", shape: name, place }, place };
}

/** Keywords whose value is a schema, a list of schemas or an object of schemas. */
const single = new Set([
  "if",
  "then",
  "else",
  "not",
  "items",
  "contains",
  "additionalProperties",
  "unevaluatedProperties",
]);
const lists = new Set(["allOf", "anyOf", "oneOf"]);
const byName = new Set(["properties", "patternProperties"]);

/** Replaces the nested schemas of a schema, which are numbered in order. */
export function withInner(schema: JsonObject, change: (inner: JsonObject, index: number) => JsonObject): JsonObject {
  let index = 0;
  const changed = (inner: Json | undefined): Json | undefined => (isObject(inner) ? change(inner, index++) : inner);
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (value === undefined) return [keyword, value] as const;
    if (single.has(keyword)) return [keyword, changed(value)] as const;
    if (lists.has(keyword)) return [keyword, (value as readonly Json[]).map((one) => changed(one)!)] as const;
    if (byName.has(keyword)) {
      return [
        keyword,
        Object.fromEntries(Object.entries(value as JsonObject).map(([name, one]) => [name, changed(one)])),
      ] as const;
    }
    return [keyword, value] as const;
  });
  return Object.fromEntries(entries);
}
