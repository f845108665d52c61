import * as v from "valibot";
import { objectShapeOf, schemaOf, type Field, type Shape } from "../shape.ts";
import type { Decode } from "./decoder.ts";
import { invalid, stringsReader } from "./strings.ts";

type Schema = v.GenericSchema<unknown>;

export function make(module: string, prefix: string): Decode {
  const read = stringsReader(module, prefix);
  const { fields } = objectShapeOf(schemaOf(module));
  const checked = v.strictObject(Object.fromEntries(fields.map((field) => [field.name, property(field)])));
  return (query) => {
    const { success, output } = v.safeParse(checked, read(query));
    return success ? { value: output } : invalid;
  };
}

/** Returns the schema of a field. A default passes through the schema like any input, so it is written in wire form. */
function property({ required, byDefault, shape }: Field): Schema {
  if (byDefault !== undefined)
    return v.optional(schema(shape), (Array.isArray(byDefault) ? byDefault.map(String) : String(byDefault)) as never);
  return required ? schema(shape) : v.optional(schema(shape));
}

function schema(shape: Shape): Schema {
  switch (shape.kind) {
    case "text":
      return shape.pattern === undefined ? v.string() : v.pipe(v.string(), v.regex(new RegExp(shape.pattern, "u")));
    case "listed":
      return v.picklist(shape.values);
    case "whole":
      return v.pipe(
        v.string(),
        v.transform(Number),
        v.integer(),
        v.minValue(shape.minimum ?? -Infinity),
        v.maxValue(shape.maximum ?? Infinity),
      );
    case "boolean":
      return v.pipe(
        v.picklist(["true", "1", ""]),
        v.transform(() => true),
      );
    case "list":
      return v.pipe(v.array(schema(shape.item)), v.maxLength(shape.most));
    case "either":
      return v.union(shape.shapes.map(schema));
  }
}
