import { valueOr } from "./fact.ts";
import type { Resource, Response, Shape } from "./resource.ts";

/**
 * The resource's own shapes that operations answer with, alone, in a list or in a page. In them, a field that is named like one of the resource's is
 * that field.
 */
export function answeredShapes({ shapes, operations }: Pick<Resource, "shapes" | "operations">): readonly Shape[] {
  const answered = new Set(operations.flatMap(({ responses }) => responses.map(answeredShape)));
  const named = new Set(shapes.filter(({ name }) => answered.has(name)).map(({ name, pageOf }) => pageOf ?? name));
  return shapes.filter(({ name, shared }) => named.has(name) && !shared);
}

/** The name of the shape that an answer holds, alone or in a list. */
export function answeredShape({ body }: Response): string | undefined {
  const type = valueOr(body, undefined, "marked-beside");
  const inner = type?.kind === "list" ? type.items : type;
  return inner?.kind === "shape" ? inner.shape : undefined;
}
