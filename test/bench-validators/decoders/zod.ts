import * as z from "zod";
import { objectShapeOf, schemaOf, type Field, type Shape } from "../shape.ts";
import type { Decode } from "./decoder.ts";
import { invalid, stringsReader } from "./strings.ts";

export function make(module: string, prefix: string): Decode {
  const read = stringsReader(module, prefix);
  const { fields } = objectShapeOf(schemaOf(module));
  const checked = z.strictObject(Object.fromEntries(fields.map((field) => [field.name, property(field)])));
  return (query) => {
    const { success, data } = checked.safeParse(read(query));
    return success ? { value: data } : invalid;
  };
}

function property({ required, byDefault, shape }: Field): z.ZodType {
  const type = schema(shape);
  return byDefault !== undefined ? type.default(byDefault) : required ? type : type.optional();
}

function schema(shape: Shape): z.ZodType {
  switch (shape.kind) {
    case "text":
      return shape.pattern === undefined ? z.string() : z.string().regex(new RegExp(shape.pattern, "u"));
    case "listed":
      return z.enum([...shape.values]);
    case "whole":
      return z.coerce
        .number()
        .int()
        .min(shape.minimum ?? -Infinity)
        .max(shape.maximum ?? Infinity);
    case "boolean":
      return z.stringbool();
    case "list":
      return z.array(schema(shape.item)).max(shape.most);
    case "either":
      return z.union(shape.shapes.map(schema));
  }
}
