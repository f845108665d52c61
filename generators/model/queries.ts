import type { Fact } from "./fact.ts";
import { innerTypes } from "./inner-types.ts";
import type { Model } from "./model.ts";
import { remembered } from "./memo.ts";
import type { Module, Parameter, QueryService } from "./query.ts";
import type { ModuleResult, ResponseShape, ResultField } from "./result.ts";
import type { FieldRule } from "./rules.ts";
import type {
  Destinations,
  Field,
  Operation,
  Resource,
  ResourceService,
  Shape,
  ShapeField,
  SharedScope,
} from "./resource.ts";
import type { EnumType, EnumValue, MissingValues, Type, ValueSet } from "./type.ts";
import type { Poll, PollCall } from "./poll.ts";

/* Pure functions about the model that more than one stage uses. */

export function queryServices(model: Model): readonly QueryService[] {
  return model.services.filter((service) => service.kind === "query");
}

export function resourceServices(model: Model): readonly ResourceService[] {
  return model.services.filter((service) => service.kind === "resource");
}

export function wireName(module: Module, parameter: Parameter): string {
  return module.prefix + parameter.name;
}

/** Returns the names in braces of a path or URL, in order, such as `object_id` in `/rooms/{object_id}`. */
export function namesInBraces(template: string): readonly string[] {
  return Array.from(template.matchAll(/\{([^{}]+)\}/g), ([, name]) => name!);
}

/** The allowed values of an enumerated type, wherever they are listed. */
export interface Choices {
  readonly values: readonly EnumValue[];
  /** The pattern of values that are not listed; `undefined` if no other values are allowed. */
  readonly missing: Pick<MissingValues, "pattern"> | undefined;
}

export function choicesOf(type: EnumType, sets: ReadonlyMap<string, ValueSet>): Choices {
  const { values, missing } =
    type.values.kind === "inline" ? { ...type.values, missing: undefined } : sets.get(type.values.set)!;
  return { values, missing: isClosed(type) ? missing : { pattern: undefined } };
}

/** Returns whether a type accepts only the strings of its list. If that is unknown, nothing is refused. */
export function isClosed({ closed }: EnumType): boolean {
  return closed === undefined || (closed.value ?? false);
}

/** Yields the type and every type inside it. */
export function* typesWithin(type: Type): Generator<Type> {
  yield type;
  for (const inner of innerTypes(type)) yield* typesWithin(inner);
}

/** Returns all members that a module adds to responses, in any location. */
export function membersOfResult({ items = [], results, page, generated, body }: ModuleResult): readonly ResultField[] {
  return [...items, ...results, ...page, ...generated, ...body];
}

/** Returns all response members that no module adds. Their conditions refer to request parameters. */
export function membersOfResponse({ body, fields, pages }: ResponseShape): readonly ResultField[] {
  return [...body, ...fields, ...(pages?.kinds ?? []).flatMap((kind) => kind.fields)];
}

/** An owner of shapes: a resource or a service. */
type ShapeOwner = { readonly shapes: readonly Shape[] };

/** Returns the fields of a shape, preceded by those of the shapes that it extends. */
export function shapeFields(owner: ShapeOwner, shape: Shape): readonly ShapeField[] {
  return shapeChain(owner, shape).flatMap(({ fields }) => fields);
}

/** Returns the types of all fields of a shape, including additional properties. */
export function shapeFieldTypes(owner: ShapeOwner, shape: Shape): readonly Fact<Type>[] {
  return [...shapeFields(owner, shape).map(({ type }) => type), ...otherTypes(shape)];
}

/** Returns the types of the fields that a shape itself lists, including additional properties. */
export function ownFieldTypes(shape: Shape): readonly Fact<Type>[] {
  return [...shape.fields.map(({ type }) => type), ...otherTypes(shape)];
}

function otherTypes({ additionalProperties }: Shape): readonly Fact<Type>[] {
  return additionalProperties === undefined ? [] : [additionalProperties];
}

/**
 * Returns the shapes that a shape extends, outermost base first, and the shape itself. Each occurs once, even if they
 * extend each other by mistake.
 */
export function shapeChain(owner: ShapeOwner, shape: Shape): readonly Shape[] {
  const chain = [shape];
  for (let base = baseOf(owner, shape); base !== undefined && !chain.includes(base); base = baseOf(owner, base))
    chain.unshift(base);
  return chain;
}

function baseOf(owner: ShapeOwner, shape: Shape): Shape | undefined {
  return shape.extends === undefined ? undefined : shapeNamed(owner, shape.extends);
}

export function shapeNamed({ shapes }: ShapeOwner, name: string): Shape | undefined {
  return shapesByName(shapes).get(name);
}

const shapesByName = remembered(
  (shapes: readonly Shape[]): ReadonlyMap<string, Shape> => new Map(shapes.map((shape) => [shape.name, shape])),
);

/** Returns the field rules of a shape, including those of the shapes that it extends. */
export function shapeFieldRules(owner: ShapeOwner, shape: Shape): readonly FieldRule[] {
  return shapeChain(owner, shape).flatMap(({ fieldRules }) => fieldRules);
}

/** Returns the flag that requests the objects shared by all tenants, or `undefined` if there is no such flag. */
export function sharedScope({ scope: fact }: Resource): SharedScope | undefined {
  const scope = fact.value;
  return scope?.kind === "tenant-or-shared" ? scope : undefined;
}

/**
 * Returns whether the service refuses body fields that a request cannot set. If that is unknown, nothing is refused.
 */
export function refusesUnknownFields({ unknownFields }: Pick<ResourceService, "unknownFields">): boolean {
  return unknownFields?.value === "refused";
}

/**
 * Returns whether unknown slot names in the object of destinations are refused. The resource's rule takes precedence
 * over the service's rule for bodies.
 */
export function refusesUnknownSlots(
  { unknownFields }: Pick<ResourceService, "unknownFields">,
  { unknownSlots }: Destinations,
): boolean {
  return refusesUnknownFields({ unknownFields: unknownSlots ?? unknownFields });
}

/**
 * Returns whether the value of a field must never be logged or shown. If that is unknown, it is treated as a secret.
 */
export function isSecret({ secret }: Pick<Field, "secret">): boolean {
  return secret !== undefined && (secret.value ?? true);
}

/** Returns whether a request may contain null for the field. If that is unknown, nothing is refused. */
export function mayBeNull({ nullable }: Field): boolean {
  return nullable !== undefined && (nullable.value ?? true);
}

/** Returns the shapes that the types refer to, directly or indirectly, in the order of their owner. */
export function shapesWithin(owner: ShapeOwner, types: readonly Fact<Type>[]): readonly Shape[] {
  const found = new Set(types.flatMap(shapeReferences));
  for (const name of found) {
    const shape = shapeNamed(owner, name);
    const inner = shape === undefined ? [] : shapeFieldTypes(owner, shape).flatMap(shapeReferences);
    for (const one of inner) found.add(one);
  }
  return owner.shapes.filter(({ name }) => found.has(name));
}

function shapeReferences(type: Fact<Type>): readonly string[] {
  const known = type.value;
  return known === undefined ? [] : [...typesWithin(known)].flatMap((one) => (one.kind === "shape" ? [one.shape] : []));
}

/* Pure functions about polls that more than one stage uses. */

export interface OperationOfResource {
  readonly resource: Resource;
  readonly operation: Operation;
}

export function operationById({ resources }: ResourceService, id: string): OperationOfResource | undefined {
  return resources
    .flatMap((resource) => resource.operations.map((operation) => ({ resource, operation })))
    .find((one) => one.operation.operationId === id);
}

export function pollOf({ responses }: Pick<Operation, "responses">): Poll | undefined {
  return responses.find(({ poll }) => poll !== undefined)?.poll;
}

export function callsOf({ status, result }: Poll): readonly PollCall[] {
  return result?.kind === "operation" ? [status, result.call] : [status];
}

/** The result of following a path of fields through the shapes of a response. */
interface FoundField {
  /** The field at the end of the path, or `undefined` if one of its steps does not exist. */
  readonly field: ShapeField | undefined;
  /** The first step that does not exist. */
  readonly missing: string | undefined;
  /** The allowed names for the last step. */
  readonly known: readonly string[];
  /** True if the field is always present and never null. */
  readonly isSure: boolean;
}

export function fieldAt(resource: Resource, body: Fact<Type> | undefined, path: string): FoundField {
  let found: FoundField = { field: undefined, missing: undefined, known: [], isSure: true };
  let type = body;
  for (const step of path.split(".")) {
    const fields = fieldsOf(resource, type);
    const field = fields.find(({ name }) => name === step);
    const known = fields.map(({ name }) => name);
    if (field === undefined) return { field, missing: step, known, isSure: false };
    found = { field, missing: undefined, known, isSure: found.isSure && field.required && !field.nullable };
    type = field.type;
  }
  return found;
}

function fieldsOf(resource: Resource, body: Fact<Type> | undefined): readonly ShapeField[] {
  const type = body?.value;
  const shape = type?.kind === "shape" ? resource.shapes.find(({ name }) => name === type.shape) : undefined;
  return shape === undefined ? [] : shapeFields(resource, shape);
}
