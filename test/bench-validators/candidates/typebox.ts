import { Type, type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { objectShapeOf, schemaOf, type Shape } from "../shape.ts";
import type { Check } from "./candidate.ts";

export function make(module: string): Check {
  const { fields } = objectShapeOf(schemaOf(module));
  const properties = fields.map(
    ({ name, required, shape }) => [name, required ? schema(shape) : Type.Optional(schema(shape))] as const,
  );
  const validator = Compile(Type.Object(Object.fromEntries(properties), { additionalProperties: false }));
  return (value) => validator.Check(value);
}

export function schema(shape: Shape): TSchema {
  switch (shape.kind) {
    case "text":
      return Type.String(shape.pattern === undefined ? {} : { pattern: shape.pattern });
    case "listed":
      return Type.Enum([...shape.values]);
    case "whole":
      return Type.Integer({
        ...(shape.minimum !== undefined && { minimum: shape.minimum }),
        ...(shape.maximum !== undefined && { maximum: shape.maximum }),
      });
    case "boolean":
      return Type.Boolean();
    case "list":
      return Type.Array(schema(shape.item), { maxItems: shape.most });
    case "either":
      return Type.Union(shape.shapes.map(schema));
  }
}
