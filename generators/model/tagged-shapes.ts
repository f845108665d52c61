import { valueOr } from "./fact.ts";
import { choicesOf, shapeFields } from "./queries.ts";
import type { Shape, ShapeField } from "./resource.ts";
import type { OneOfType, ShapeType } from "./type.ts";
import type { ValueSet } from "./value-set.ts";

/** A shape, and a value of the discriminator that stands for it. */
export interface TaggedShape {
  readonly tag: string;
  readonly shape: string;
}

/** What shapes are looked up in. */
export interface TagScope {
  readonly shapes: readonly Shape[];
  readonly sets: ReadonlyMap<string, ValueSet>;
}

/** The values of the discriminator, in the order of the shapes. */
export function taggedShapes({ members, discriminator }: OneOfType, scope: TagScope): readonly TaggedShape[] {
  return members.flatMap((member) => tagsOf(scope, member, discriminator).map((tag) => ({ tag, shape: member.shape })));
}

/** The values that stand for a shape; none where its field is no list of values. */
export function tagsOf(scope: TagScope, member: ShapeType, discriminator: string): readonly string[] {
  const field = discriminatorField(scope, member, discriminator);
  const type = field && valueOr(field.type, undefined, "unknown-is-open");
  return type?.kind === "enum" ? choicesOf(type, scope.sets).values.map(({ value }) => value) : [];
}

/** The last of several fields of one name counts. */
export function discriminatorField(
  scope: Pick<TagScope, "shapes">,
  { shape: name }: ShapeType,
  discriminator: string,
): ShapeField | undefined {
  const shape = scope.shapes.find((one) => one.name === name);
  return shape && shapeFields(scope, shape).findLast((field) => field.name === discriminator);
}
