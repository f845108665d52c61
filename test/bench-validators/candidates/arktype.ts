import { type, type Type } from "arktype";
import { objectShapeOf, schemaOf, type Shape } from "../shape.ts";
import type { Check } from "./candidate.ts";

export function make(module: string): Check {
  const { fields } = objectShapeOf(schemaOf(module));
  const properties = fields.map(({ name, required, shape }) => [required ? name : `${name}?`, schema(shape)] as const);
  const checked = type.raw({ ...Object.fromEntries(properties), "+": "reject" });
  return (value) => checked.allows(value);
}

function schema(shape: Shape): Type {
  switch (shape.kind) {
    case "text":
      return shape.pattern === undefined
        ? type("string")
        : (type("string").matching(new RegExp(shape.pattern, "u")) as unknown as Type);
    case "listed":
      return type.enumerated(...shape.values) as unknown as Type;
    case "whole": {
      const { minimum = -Infinity, maximum = Infinity } = shape;
      const whole = type("number.integer");
      const above = minimum === -Infinity ? whole : whole.atLeast(minimum);
      return (maximum === Infinity ? above : above.atMost(maximum)) as unknown as Type;
    }
    case "boolean":
      return type("boolean") as unknown as Type;
    case "list":
      return schema(shape.item).array().atMostLength(shape.most) as unknown as Type;
    case "either":
      return shape.shapes.map(schema).reduce((all, one) => all.or(one) as unknown as Type);
  }
}
