import * as z from "zod";
import { objectShapeOf, schemaOf, type Shape } from "../shape.ts";
import type { Check } from "./candidate.ts";

export function make(module: string): Check {
  const { fields } = objectShapeOf(schemaOf(module));
  const properties = fields.map(
    ({ name, required, shape }) => [name, required ? schema(shape) : schema(shape).optional()] as const,
  );
  const checked = z.strictObject(Object.fromEntries(properties));
  return (value) => checked.safeParse(value).success;
}

function schema(shape: Shape): z.ZodType {
  switch (shape.kind) {
    case "text":
      return shape.pattern === undefined ? z.string() : z.string().regex(new RegExp(shape.pattern, "u"));
    case "listed":
      return z.enum([...shape.values]);
    case "whole": {
      const above = shape.minimum === undefined ? z.int() : z.int().min(shape.minimum);
      return shape.maximum === undefined ? above : above.max(shape.maximum);
    }
    case "boolean":
      return z.boolean();
    case "list":
      return z.array(schema(shape.item)).max(shape.most);
    case "either":
      return z.union(shape.shapes.map(schema));
  }
}
