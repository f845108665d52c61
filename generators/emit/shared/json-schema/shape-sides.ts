import { errorBodiesOf, ownBodyOf, responsesOf } from "../../../model/operations.ts";
import type { Fact } from "../../../model/fact.ts";
import { shapesWithin } from "../../../model/queries.ts";
import { remembered } from "../../../model/memo.ts";
import type { Resource, ResourceService, Shape } from "../../../model/resource.ts";
import type { Type } from "../../../model/type.ts";
import { bodyTypes } from "../resource-bodies.ts";

/** The side of an exchange that a schema describes. */
export type Side = "request" | "answer";

/** An owner of shapes: a resource or a service. */
type ShapeOwner = { readonly id: string; readonly shapes: readonly Shape[] };

/** A schema of a shape. If the shape has two, `isInput` marks the one for requests, whose name ends in `Input`. */
export interface SidedShape {
  readonly shape: Shape;
  readonly side: Side;
  readonly isInput: boolean;
}

/**
 * Returns the schemas of an owner's shapes. A shape has two if both requests and responses contain it and only
 * responses allow undescribed fields.
 */
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
