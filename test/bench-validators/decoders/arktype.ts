import { type, type Type } from "arktype";
import { objectShapeOf, schemaOf, type Field, type Shape } from "../shape.ts";
import type { Decode } from "./decoder.ts";
import { invalid, stringsReader } from "./strings.ts";

export function make(module: string, prefix: string): Decode {
  const read = stringsReader(module, prefix);
  const { fields } = objectShapeOf(schemaOf(module));
  const checked = type.raw({ ...Object.fromEntries(fields.map(property)), "+": "reject" });
  return (query) => {
    const value: unknown = checked(read(query));
    return value instanceof type.errors ? invalid : { value: value as object };
  };
}

/**
 * Returns the property of a field. A default passes through the schema like any input, so it is written in wire form.
 */
function property({ name, required, byDefault, shape }: Field): readonly [string, unknown] {
  if (byDefault === undefined) return [required ? name : `${name}?`, schema(shape)];
  return [name, [schema(shape), "=", Array.isArray(byDefault) ? () => byDefault.map(String) : String(byDefault)]];
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
      const whole = type("string.integer.parse") as unknown as Type;
      return whole.narrow(
        (number, context) =>
          ((number as number) >= minimum && (number as number) <= maximum) || context.mustBe("within its range"),
      ) as unknown as Type;
    }
    case "boolean":
      return type.enumerated("true", "1", "").pipe(() => true) as unknown as Type;
    case "list":
      return schema(shape.item).array().atMostLength(shape.most) as unknown as Type;
    case "either":
      return shape.shapes.map(schema).reduce((all, one) => all.or(one) as unknown as Type);
  }
}
