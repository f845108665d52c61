import { answeredShapes } from "../model/answered-shapes.ts";
import { shapeChain } from "../model/queries.ts";
import type { Field, Operation, Shape, ShapeField } from "../model/resource.ts";

/**
 * The shapes of a resource. In those that an operation answers with, alone or in a list, a field that is named like one
 * of the resource's is the same field: what the resource says of it holds there, unless the shape says something
 * itself.
 */
export function describeObjectShapes(
  shapes: readonly Shape[],
  fields: ReadonlyMap<string, Field>,
  operations: readonly Operation[],
): readonly Shape[] {
  const chains = answeredShapes({ shapes, operations }).flatMap((shape) => shapeChain({ shapes }, shape));
  const answered = new Set(chains.filter(({ shared }) => !shared));
  const described = (field: ShapeField): ShapeField => {
    const own = fields.get(field.name);
    const { deprecated, sunset } = field.deprecated === undefined && own !== undefined ? own : field;
    return { ...field, description: field.description ?? own?.description, deprecated, sunset };
  };
  return shapes.map((shape) => (answered.has(shape) ? { ...shape, fields: shape.fields.map(described) } : shape));
}
