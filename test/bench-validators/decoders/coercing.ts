import { Ajv2020 } from "ajv/dist/2020.js";
import { objectShapeOf, schemaOf, type Schema, type Shape } from "../shape.ts";
import type { Decoded } from "../package.ts";

/** Reads the parameters of a request one by one, then builds the typed object from them. */
export interface Coercing {
  /** Adds a parameter to the object if the module knows its name, and splits lists. */
  readonly put: (into: Record<string, unknown>, wireName: string, text: string) => void;
  readonly finish: (values: Record<string, unknown>) => Decoded;
}

/** Creates a reader that uses ajv with coercion and defaults, as a server that accepts query strings would. */
export function coercing(module: string, prefix: string): Coercing {
  const schema = schemaOf(module);
  const lists = new Map(objectShapeOf(schema).fields.map(({ name, shape }) => [name, isList(shape)]));
  const check = new Ajv2020({ strict: false, coerceTypes: true, useDefaults: true }).compile(coercible(schema));
  return {
    put: (into, wireName, text) => {
      if (!wireName.startsWith(prefix)) return;
      const name = wireName.slice(prefix.length);
      const list = lists.get(name);
      if (list !== undefined) into[name] = list && text !== "*" ? text.split("|") : text;
    },
    finish: (value) => (check(value) ? { value } : { errors: [{ code: "invalid" }] }),
  };
}

/** Adapts a schema for coercion. For "integer or this string", ajv would convert the number back to a string. */
export function coercible(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, value: Schema) =>
    value?.["const"] === undefined ? value : { const: value["const"] },
  ) as Schema;
}

/** Returns whether several values are allowed. */
export function isList(shape: Shape): boolean {
  return shape.kind === "list" || (shape.kind === "either" && shape.shapes.some(isList));
}
