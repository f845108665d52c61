import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The content of a module's JSON Schema, reduced to the few forms that the converters to other libraries need. */
export type Shape =
  | { readonly kind: "text"; readonly pattern: string | undefined }
  | { readonly kind: "listed"; readonly values: readonly string[] }
  | { readonly kind: "whole"; readonly minimum: number | undefined; readonly maximum: number | undefined }
  | { readonly kind: "boolean" }
  | { readonly kind: "list"; readonly item: Shape; readonly most: number }
  | { readonly kind: "either"; readonly shapes: readonly Shape[] };

/** A typed object without additional properties. */
export interface ObjectShape {
  readonly fields: readonly Field[];
}

export interface Field {
  readonly name: string;
  readonly required: boolean;
  /** The default value, or `undefined`. */
  readonly byDefault: unknown;
  readonly shape: Shape;
}

/** A JSON Schema without references. */
export type Schema = Readonly<Record<string, unknown>>;

const schemas = join(import.meta.dirname, "../../packages/schemas/generated/query/modules");

/** Returns the module's schema with all references inlined, so that every library sees the whole. */
export function schemaOf(module: string): Schema {
  return resolved(join(schemas, `${module}.json`));
}

export function objectShapeOf(schema: Schema): ObjectShape {
  if (schema["type"] !== "object" || schema["additionalProperties"] !== false) throw new Error("No closed object");
  const required = new Set((schema["required"] ?? []) as readonly string[]);
  const properties = Object.entries(schema["properties"] as Readonly<Record<string, Schema>>);
  return {
    fields: properties.map(([name, property]) => ({
      name,
      required: required.has(name),
      byDefault: property["default"],
      shape: shapeOf(property),
    })),
  };
}

function shapeOf(schema: Schema): Shape {
  if (schema["anyOf"] !== undefined)
    return { kind: "either", shapes: (schema["anyOf"] as readonly Schema[]).map(shapeOf) };
  if (schema["const"] !== undefined) return { kind: "listed", values: [schema["const"] as string] };
  if (schema["enum"] !== undefined) return { kind: "listed", values: schema["enum"] as readonly string[] };
  switch (schema["type"]) {
    case "string":
      return { kind: "text", pattern: schema["pattern"] as string | undefined };
    case "integer":
      return {
        kind: "whole",
        minimum: schema["minimum"] as number | undefined,
        maximum: schema["maximum"] as number | undefined,
      };
    case "boolean":
      return { kind: "boolean" };
    case "array":
      return { kind: "list", item: shapeOf(schema["items"] as Schema), most: schema["maxItems"] as number };
    default:
      throw new Error(`No converter for ${JSON.stringify(schema).slice(0, 200)}`);
  }
}

function resolved(file: string): Schema {
  const { $defs = {}, ...root } = JSON.parse(readFileSync(file, "utf8")) as Schema;
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (typeof value !== "object" || value === null) return value;
    const { $ref, $id: _id, $schema: _schema, ...rest } = value as Schema;
    const target = typeof $ref === "string" ? inline(($defs as Schema)[$ref.replace("#/$defs/", "")]) : {};
    return {
      ...(target as Schema),
      ...Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, inline(one)])),
    };
  };
  return inline(root) as Schema;
}
