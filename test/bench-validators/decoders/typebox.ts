import { Type, type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { schema } from "../candidates/typebox.ts";
import { objectShapeOf, schemaOf, type Field } from "../shape.ts";
import type { Decode } from "./decoder.ts";
import { invalid, stringsReader } from "./strings.ts";

export function make(module: string, prefix: string): Decode {
  const read = stringsReader(module, prefix);
  const { fields } = objectShapeOf(schemaOf(module));
  const validator = Compile(
    Type.Object(Object.fromEntries(fields.map((field) => [field.name, property(field)])), {
      additionalProperties: false,
    }),
  );
  return (query) => {
    const value = validator.Convert(validator.Default(read(query)));
    return validator.Check(value) ? { value: value as object } : invalid;
  };
}

function property({ required, byDefault, shape }: Field): TSchema {
  const type = byDefault === undefined ? schema(shape) : Object.assign(schema(shape), { default: byDefault });
  return required ? type : Type.Optional(type);
}
