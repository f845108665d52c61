import * as v from "valibot";
import { objectShapeOf, schemaOf, type Shape } from "../shape.ts";
import type { Check } from "./candidate.ts";

type Schema = v.GenericSchema<unknown>;

export function make(module: string): Check {
  const { fields } = objectShapeOf(schemaOf(module));
  const properties = fields.map(
    ({ name, required, shape }) => [name, required ? schema(shape) : v.optional(schema(shape))] as const,
  );
  const checked = v.strictObject(Object.fromEntries(properties));
  return (value) => v.is(checked, value);
}

function schema(shape: Shape): Schema {
  switch (shape.kind) {
    case "text":
      return shape.pattern === undefined ? v.string() : v.pipe(v.string(), v.regex(new RegExp(shape.pattern, "u")));
    case "listed":
      return v.picklist(shape.values);
    case "whole":
      return v.pipe(
        v.number(),
        v.integer(),
        v.minValue(shape.minimum ?? -Infinity),
        v.maxValue(shape.maximum ?? Infinity),
      );
    case "boolean":
      return v.boolean();
    case "list":
      return v.pipe(v.array(schema(shape.item)), v.maxLength(shape.most));
    case "either":
      return v.union(shape.shapes.map(schema));
  }
}
