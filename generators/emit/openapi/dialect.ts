import type { ResourceDialect, SchemaDialect } from "../shared/json-schema/type-schema.ts";
import { mapFact, type Fact } from "../../model/fact.ts";
import { distinguishingStatus } from "../../model/operations.ts";
import type { Operation, Resource, ResourceService, Response } from "../../model/resource.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { taggedShapes } from "../../model/shapes.ts";
import { valueSetsById } from "../../model/type.ts";
import type { Marks } from "../../describe/marks.ts";
import {
  destinationsTypeName,
  fieldsTypeName,
  inputShapeTypeName,
  pascalCase,
  shapeTypeName,
  valueSetTypeName,
} from "../../naming/type-names.ts";
import { hasInputSchema, type Side } from "../shared/json-schema/shape-schema.ts";

/** Converts marks to OpenAPI extensions, such as `x-kiln-status`. */
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

/** Returns the name of a response schema. Code generators use `GetRoomResponse` for their own types. */
export function responseSchemaName(operation: Operation, response: Response): string {
  return `${pascalCase(operation.operationId)}Answer${distinguishingStatus(operation, response) ?? ""}`;
}

export const dialect: SchemaDialect = {
  setRef: (set) => schemaRef(valueSetTypeName(set)),
  shapeRef: schemaRef,
  formatOf: () => undefined,
  wholeChoices: true,
  discriminator: () => ({}),
  marks: extensions,
};

/** Returns the dialect for the shapes of a resource, which have its name as a prefix, or of the service. */
export function resourceDialect(
  service: ResourceService,
  owner: Resource | ResourceService,
  side: Side,
): ResourceDialect {
  const isInput = (shape: string): boolean => side === "request" && hasInputSchema(service, owner, shape);
  return {
    ...dialect,
    fieldsRef: schemaRef(fieldsTypeName(owner)),
    destinationsRef: schemaRef(destinationsTypeName(owner)),
    ...shapesDialect(service, owner, (shape) => shapeSchemaName(owner, shape, isInput(shape))),
    formatOf: (kind) =>
      kind === "timestamp" ? timestampFormat(service) : { status: "documented", value: kind, place: service.place },
  };
}

/** Returns the schema name of a shape: `RoomRow`, or `RoomRowInput` for a shape that only requests use. */
export function shapeSchemaName(owner: Resource | ResourceService, shape: string, isInput: boolean): string {
  return isInput ? inputShapeTypeName(owner, shape) : shapeTypeName(owner, shape);
}

/** Returns the references to shapes and the discriminators of their unions. */
function shapesDialect(
  { valueSets }: ResourceService,
  { shapes }: Pick<Resource, "shapes">,
  nameOf: (shape: string) => string,
): Pick<SchemaDialect, "shapeRef" | "discriminator"> {
  const sets = valueSetsById(valueSets);
  return {
    shapeRef: (shape) => schemaRef(nameOf(shape)),
    discriminator: (type) => {
      const mapping = taggedShapes(type, { shapes, sets }).map(
        ({ tag, shape }) => [tag, schemaRef(nameOf(shape))] as const,
      );
      return { discriminator: { propertyName: type.discriminator, mapping: jsonObject(mapping) } };
    },
  };
}

/** Returns `date-time` if RFC 3339 is the only format, because OpenAPI's `date-time` allows no other. */
function timestampFormat({ timestamps, place }: ResourceService): Fact<string> | undefined {
  if (timestamps === undefined) return { status: "documented", value: "date-time", place };
  const isOnly = timestamps.value?.every((form) => form === "YYYY-MM-DDThh:mm:ssZ") ?? true;
  return isOnly ? mapFact(timestamps, () => "date-time") : undefined;
}
