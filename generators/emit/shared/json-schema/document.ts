import type { SchemaDialect } from "./type-schema.ts";
import { distinguishingStatus } from "../../../model/operations.ts";
import type { Operation, Resource, ResourceService, Response } from "../../../model/resource.ts";
import type { JsonObject } from "../../../codegen/json.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { hasInputSchema, type Side } from "./shape-schema.ts";

/** The kind of a schema, which is also the name of its folder. */
export type SchemaKind =
  | "modules"
  | "results"
  | "answers"
  | "answer-parts"
  | "narrowed"
  | "request-parameters"
  | "value-sets"
  | "parameters"
  | "headers"
  | "response-headers"
  | "requests"
  | "responses"
  | "shapes"
  | "fields"
  | "destinations"
  | "errors";

/** The index entry of a schema in the package. */
export interface SchemaEntry {
  readonly service: string;
  readonly kind: SchemaKind;
  /** The name in the file path. */
  readonly name: string;
  readonly title: string;
}

export interface SchemaDocument extends SchemaEntry {
  readonly schema: JsonObject;
}

/**
 * Returns the path of a document, relative to the package root and to the base of every `$id`:
 * `query/modules/allpages.json`.
 */
export function documentPath({ service, kind, name }: Pick<SchemaEntry, "service" | "kind" | "name">): string {
  return `${outputName(service)}/${kind}/${name}.json`;
}

/**
 * Returns the relative path from any document to another one of the same service. It is valid for both files and
 * `$id`s.
 */
export function relativePath(kind: SchemaKind, name: string): string {
  return `../${kind}/${name}.json`;
}

/**
 * References and marks in JSON Schema files. The strict mode of ajv rejects unknown keywords, so marks are JSON in
 * `$comment`.
 */
export const dialect: SchemaDialect = {
  setRef: (set) => relativePath("value-sets", outputName(set)),
  shapeRef: (shape) => relativePath("shapes", outputName(shape)),
  // A validator that asserts formats would require an additional library.
  formatOf: () => undefined,
  // The values of the discriminator differ between the shapes, so at most one of them accepts an object.
  discriminator: () => ({}),
  marks: (marks) => {
    const text = JSON.stringify(marks);
    return text === "{}" ? {} : { $comment: `x-kiln: ${text}` };
  },
};

/**
 * Returns the dialect for one resource, whose own shapes have its name as a prefix, or for the shapes that a service
 * shares.
 */
export function resourceDialect(
  service: ResourceService,
  owner: Resource | ResourceService,
  side: Side,
): SchemaDialect {
  const isInput = (shape: string): boolean => side === "request" && hasInputSchema(service, owner, shape);
  return { ...dialect, shapeRef: (shape) => relativePath("shapes", shapeName(owner, shape, isInput(shape))) };
}

/**
 * Returns the name of a shape in paths: `paging-group.row` for a resource's own shape, `schedule` for a shared one, and
 * `schedule-input` for a shape that only requests use.
 */
export function shapeName({ id, shapes }: Pick<Resource, "id" | "shapes">, shape: string, isInput: boolean): string {
  const isShared = shapes.some((one) => one.name === shape && one.shared);
  const name = isShared ? outputName(shape) : `${outputName(id)}.${outputName(shape)}`;
  return isInput ? `${name}-input` : name;
}

/** Returns the name of a response schema: `create-export`, or `create-export-202` if there are several responses. */
export function responseName(operation: Operation, response: Response): string {
  return [outputName(operation.operationId), distinguishingStatus(operation, response) ?? []].flat().join("-");
}

export function resourceRefs(resource: Resource): { readonly fields: string; readonly destinations: string } {
  const name = outputName(resource.id);
  return { fields: relativePath("fields", name), destinations: relativePath("destinations", name) };
}
