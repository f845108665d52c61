import type { Fact } from "../../model/fact.ts";
import { shapeFieldTypes, shapesWithin, typesWithin } from "../../model/queries.ts";
import type { Resource, ResourceService, Shape } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { inputShapeTypeName, shapeTypeName } from "../../naming/type-names.ts";

/** An owner of shapes: a resource or the service. */
export type ShapeOwner = Pick<Resource, "id" | "shapes">;

/** The shapes that the types of responses and requests use. */
export interface ShapeUse {
  /** The shapes that have the same type in both. */
  readonly plain: readonly Shape[];
  /** Shapes with a separate request type that accepts more than a response contains, such as a `Date`. */
  readonly input: readonly Shape[];
  /** The plain shapes that a request may contain. */
  readonly taken: readonly Shape[];
}

export function shapeUse(
  owner: ShapeOwner,
  responses: readonly Fact<Type>[],
  requests: readonly Fact<Type>[],
): ShapeUse {
  const sent = shapesWithin(owner, requests);
  const input = sent.filter((shape) => holdsMoment(owner, shape));
  const taken = sent.filter((shape) => !input.includes(shape));
  const plain = new Set([...shapesWithin(owner, responses), ...taken]);
  return { plain: owner.shapes.filter((shape) => plain.has(shape)), input, taken };
}

export function sentShapeName(owner: ShapeOwner, name: string): string {
  const shape = owner.shapes.find((one) => one.name === name);
  return shape !== undefined && holdsMoment(owner, shape)
    ? inputShapeTypeName(owner, name)
    : shapeTypeName(owner, name);
}

function referencesTo(shapes: readonly Shape[]): readonly Fact<Type>[] {
  return shapes.map(({ name, place }) => ({
    status: "documented",
    value: { kind: "shape", shape: name, place },
    place,
  }));
}

export function sharedShapeUse(service: ResourceService, types: (resource: Resource) => TypeUse): ShapeUse {
  const references = (side: keyof TypeUse): readonly Fact<Type>[] =>
    service.resources.flatMap((resource) =>
      referencesTo(shapesWithin(resource, types(resource)[side]).filter(({ shared }) => shared)),
    );
  return shapeUse(service, references("answers"), references("requests"));
}

export interface TypeUse {
  readonly answers: readonly Fact<Type>[];
  readonly requests: readonly Fact<Type>[];
}

function holdsMoment(owner: ShapeOwner, shape: Shape): boolean {
  const inside = shapesWithin(owner, referencesTo([shape]));
  return inside.some((one) => shapeFieldTypes(owner, one).some(isMoment));
}

function isMoment(type: Fact<Type>): boolean {
  const known = type.value;
  return known !== undefined && [...typesWithin(known)].some(({ kind }) => kind === "timestamp");
}
