import { valueOr } from "../model/fact.ts";
import { answersOf } from "../model/operations.ts";
import { shapeChain } from "../model/queries.ts";
import type { Field, Operation, Shape, ShapeField } from "../model/resource.ts";

/**
 * The shapes of a resource. In those that an operation answers with, alone or in a list, a field that is named like one of the resource's
 * is the same field: what the resource says of it holds there, unless the shape says something itself.
 */
export function describeObjectShapes(
  shapes: readonly Shape[],
  fields: ReadonlyMap<string, Field>,
  operations: readonly Operation[],
): readonly Shape[] {
  const answered = answeredShapes(shapes, operations);
  const described = (field: ShapeField): ShapeField => {
    return { ...field, description: field.description ?? fields.get(field.name)?.description };
  };
  return shapes.map((shape) => (answered.has(shape) ? { ...shape, fields: shape.fields.map(described) } : shape));
}

/** The resource's own shapes that answers consist of, and those that they extend. */
function answeredShapes(shapes: readonly Shape[], operations: readonly Operation[]): ReadonlySet<Shape> {
  const named = answersOf(operations).flatMap((answer) => {
    const type = valueOr(answer, undefined, "marked-beside");
    const inner = type?.kind === "list" ? type.items : type;
    return inner?.kind === "shape" ? shapes.filter(({ name }) => name === inner.shape) : [];
  });
  return new Set(named.flatMap((shape) => shapeChain({ shapes }, shape)).filter(({ shared }) => !shared));
}
