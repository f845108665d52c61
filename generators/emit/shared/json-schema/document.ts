import type { SchemaDialect } from "./type-schema.ts";
import { distinguishingStatus } from "../../../model/operations.ts";
import type { Operation, Resource, ResourceService, Response } from "../../../model/resource.ts";
import type { JsonObject } from "../../../codegen/json.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { hasInputSchema, type Side } from "./shape-sides.ts";

/** What a schema is of. The schemas of a kind lie in the folder of that name. */
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

/** What the index of the package says of a schema. */
export interface SchemaEntry {
  readonly service: string;
  readonly kind: SchemaKind;
  /** As it stands in the path. */
  readonly name: string;
  readonly title: string;
}

export interface SchemaDocument extends SchemaEntry {
  readonly schema: JsonObject;
}

/** Below the package's root, and below the base of every `$id`: `query/modules/allpages.json`. */
export function documentPath({ service, kind, name }: Pick<SchemaEntry, "service" | "kind" | "name">): string {
  return `${outputName(service)}/${kind}/${name}.json`;
}

/** From any document to another of the same service; as good between files as between `$id`s. */
export function relativePath(kind: SchemaKind, name: string): string {
  return `../${kind}/${name}.json`;
}

/**
 * How JSON Schema files refer and mark. ajv's strict mode knows no keywords of ours, so the marks stand in `$comment`,
 * as JSON.
 */
export const dialect: SchemaDialect = {
  setRef: (set) => relativePath("value-sets", outputName(set)),
  shapeRef: (shape) => relativePath("shapes", outputName(shape)),
  // A validator that asserts formats would need a library for them.
  formatOf: () => undefined,
  // Each shape has values of its own in that field: one at most takes an object.
  discriminator: () => ({}),
  marks: (marks) => {
    const text = JSON.stringify(marks);
    return text === "{}" ? {} : { $comment: `x-kiln: ${text}` };
  },
};

/** The dialect inside one resource, whose own shapes are named after it, or of the shapes that a service shares. */
export function resourceDialect(
  service: ResourceService,
  owner: Resource | ResourceService,
  side: Side,
): SchemaDialect {
  const isInput = (shape: string): boolean => side === "request" && hasInputSchema(service, owner, shape);
  return { ...dialect, shapeRef: (shape) => relativePath("shapes", shapeName(owner, shape, isInput(shape))) };
}

/**
 * As in paths: `paging-group.row` of a resource, `schedule` if the service shares it; for requests alone
 * `schedule-input`.
 */
export function shapeName({ id, shapes }: Pick<Resource, "id" | "shapes">, shape: string, isInput: boolean): string {
  const isShared = shapes.some((one) => one.name === shape && one.shared);
  const name = isShared ? outputName(shape) : `${outputName(id)}.${outputName(shape)}`;
  return isInput ? `${name}-input` : name;
}

/** The name of the schema of an answer: `create-export`, of several answers `create-export-202`. */
export function responseName(operation: Operation, response: Response): string {
  return [outputName(operation.operationId), distinguishingStatus(operation, response) ?? []].flat().join("-");
}

export function resourceRefs(resource: Resource): { readonly fields: string; readonly destinations: string } {
  const name = outputName(resource.id);
  return { fields: relativePath("fields", name), destinations: relativePath("destinations", name) };
}
