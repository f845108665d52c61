import { shapeChain, choicesOf, shapeFields } from "./queries.ts";
import type { Resource, Response, Shape, ShapeField } from "./resource.ts";
import type { OneOfType, ShapeType, ValueSet } from "./type.ts";

/**
 * Returns the resource's own shapes that operations return, alone, in a list or in a page. A field of these shapes is
 * the resource's field if it has the same name.
 */
export function answeredShapes({ shapes, operations }: Pick<Resource, "shapes" | "operations">): readonly Shape[] {
  const answered = new Set(operations.flatMap(({ responses }) => responses.map(answeredShape)));
  const named = new Set(shapes.filter(({ name }) => answered.has(name)).map(({ name, pageOf }) => pageOf ?? name));
  return shapes.filter(({ name, shared }) => named.has(name) && !shared);
}

/** Returns the name of the shape that a response contains, alone or in a list. */
export function answeredShape({ body }: Response): string | undefined {
  const type = body?.value;
  const inner = type?.kind === "list" ? type.items : type;
  return inner?.kind === "shape" ? inner.shape : undefined;
}

/**
 * Returns the resource's own shapes in which responses list its fields, and to which a new field is added. It excludes
 * shapes that extend another one of them, and shapes with only the id, such as a confirmation.
 */
export function shapesOfFields(
  resource: Pick<Resource, "fields" | "idField" | "shapes" | "operations">,
): readonly Shape[] {
  const names = new Set(
    resource.fields.flatMap(({ name, aliases }) => (name === resource.idField ? [] : [name, ...aliases])),
  );
  const chains = answeredShapes(resource).flatMap((shape) => shapeChain(resource, shape));
  const listing = new Set(chains.filter(({ fields }) => fields.some(({ name }) => names.has(name))));
  const isExtended = (shape: Shape): boolean =>
    shapeChain(resource, shape).some((one) => one !== shape && listing.has(one));
  return resource.shapes.filter((shape) => listing.has(shape) && !shape.shared && !isExtended(shape));
}

/** A shape, and the value of the discriminator that selects it. */
interface TaggedShape {
  readonly tag: string;
  readonly shape: string;
}

/** The shapes and value sets that are needed to resolve discriminators. */
export interface TagScope {
  readonly shapes: readonly Shape[];
  readonly sets: ReadonlyMap<string, ValueSet>;
}

/** Returns the shapes with their discriminator values, in the order of the shapes. */
export function taggedShapes({ members, discriminator }: OneOfType, scope: TagScope): readonly TaggedShape[] {
  return members.flatMap((member) => tagsOf(scope, member, discriminator).map((tag) => ({ tag, shape: member.shape })));
}

/** Returns the values that select a shape. Returns an empty list if its field has no list of values. */
export function tagsOf(scope: TagScope, member: ShapeType, discriminator: string): readonly string[] {
  const field = discriminatorField(scope, member, discriminator);
  const type = field?.type.value;
  return type?.kind === "enum" ? choicesOf(type, scope.sets).values.map(({ value }) => value) : [];
}

/** Returns the discriminator field of a shape. If several fields have the name, the last one applies. */
export function discriminatorField(
  scope: Pick<TagScope, "shapes">,
  { shape: name }: ShapeType,
  discriminator: string,
): ShapeField | undefined {
  const shape = scope.shapes.find((one) => one.name === name);
  return shape && shapeFields(scope, shape).findLast((field) => field.name === discriminator);
}
