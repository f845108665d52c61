import type { Resource } from "../../model/resource.ts";
import type { JsonObject } from "../../codegen/json.ts";
import type { Marks } from "../../describe/marks.ts";
import { destinationsTypeName, fieldsTypeName, shapeTypeName, valueSetTypeName } from "../../naming/type-names.ts";
import type { SchemaDialect } from "../shared/json-schema/type-schema.ts";

/** How OpenAPI carries marks: each as an extension, `x-kiln-status`. */
export function extensions(marks: Marks): JsonObject {
  const written: Record<string, JsonObject[string]> = {};
  for (const name in marks) written[`x-kiln-${name}`] = marks[name];
  return written;
}

export function ref(section: "schemas" | "parameters" | "responses" | "requestBodies", name: string): JsonObject {
  return { $ref: `#/components/${section}/${name}` };
}

export function schemaRef(name: string): string {
  return `#/components/schemas/${name}`;
}

export const dialect: SchemaDialect = {
  setRef: (set) => schemaRef(valueSetTypeName(set)),
  shapeRef: schemaRef,
  marks: extensions,
};

/** The dialect inside one resource, whose shapes are named after it. */
export function resourceDialect(resource: Resource): SchemaDialect {
  return { ...dialect, shapeRef: (shape) => schemaRef(shapeTypeName(resource, shape)) };
}

export function resourceRefs(resource: Resource): { readonly fields: string; readonly destinations: string } {
  return { fields: schemaRef(fieldsTypeName(resource)), destinations: schemaRef(destinationsTypeName(resource)) };
}
