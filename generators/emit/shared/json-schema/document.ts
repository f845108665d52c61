import type { ResourceDialect, SchemaDialect } from "./type-schema.ts";
import { distinguishingStatus } from "../../../model/operations.ts";
import type { ErrorResponse, Operation, Resource, ResourceService, Response } from "../../../model/resource.ts";
import type { JsonObject } from "../../../codegen/json.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { type Side, hasInputSchema, withInner } from "./shape-schema.ts";
import { incremental, remembered } from "../../../model/memo.ts";

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

export interface SchemaEntry {
  readonly service: string;
  readonly kind: SchemaKind;
  readonly name: string;
  readonly title: string;
}

export interface SchemaDocument extends SchemaEntry {
  readonly schema: JsonObject;
}

/** Creates a document. `name` is the part of its path that is specific to it. */
export function schemaDocument(
  { id }: { readonly id: string },
  kind: SchemaKind,
  name: string,
  title: string,
  schema: JsonObject,
): SchemaDocument {
  return { service: id, kind, name, title, schema };
}

/** Returns the path below the package root and the base of every `$id`: `query/modules/allpages.json`. */
export function documentPath({ service, kind, name }: Pick<SchemaEntry, "service" | "kind" | "name">): string {
  return `${outputName(service)}/${kind}/${name}.json`;
}

/** Returns the relative path from any document of the service, for both files and `$id`s. */
export function relativePath(kind: SchemaKind, name: string): string {
  return `../${kind}/${name}.json`;
}

/** References and marks in JSON Schema files. The strict mode of ajv rejects unknown keywords. */
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

/** Returns the dialect for the shapes of a resource, which have its name as a prefix, or of the service. */
export function resourceDialect(
  service: ResourceService,
  owner: Resource | ResourceService,
  side: Side,
): ResourceDialect {
  const isInput = (shape: string): boolean => side === "request" && hasInputSchema(service, owner, shape);
  return {
    ...dialect,
    shapeRef: (shape) => relativePath("shapes", shapeName(owner, shape, isInput(shape))),
    fieldsRef: relativePath("fields", outputName(owner.id)),
    destinationsRef: relativePath("destinations", outputName(owner.id)),
  };
}

/** Returns the name of a shape in paths: `paging-group.row`, or `schedule` and `schedule-input` for a shared one. */
export function shapeName({ id, shapes }: Pick<Resource, "id" | "shapes">, shape: string, isInput: boolean): string {
  const isShared = shapes.some((one) => one.name === shape && one.shared);
  const name = isShared ? outputName(shape) : `${outputName(id)}.${outputName(shape)}`;
  return isInput ? `${name}-input` : name;
}

/** Returns the name of a response schema: `create-export`, or `create-export-202` if there are several responses. */
export function responseName(operation: Operation, response: Response | ErrorResponse): string {
  return [outputName(operation.operationId), distinguishingStatus(operation, response) ?? []].flat().join("-");
}

/*
 * Tools that generate forms and types from a schema read only one file. A request schema therefore includes the schemas
 * that it refers to, in `$defs`. These are also available as separate files.
 */

const requestKinds: ReadonlySet<SchemaKind> = new Set<SchemaKind>([
  "modules",
  "request-parameters",
  "parameters",
  "headers",
  "requests",
]);

/** Returns the documents. Those of requests, or of the given kinds, contain no external references. */
export function selfContained(documents: readonly SchemaDocument[], kinds = requestKinds): readonly SchemaDocument[] {
  return documents.map((document) => (kinds.has(document.kind) ? withDefinitions(document, documents) : document));
}

const byRef = remembered(
  (documents: readonly SchemaDocument[]): ReadonlyMap<string, SchemaDocument> =>
    new Map(documents.map((document) => [relativePath(document.kind, document.name), document])),
);

/** Returns a document with those of the other documents that it refers to, directly or indirectly. */
export const withDefinitions = incremental(
  (document: SchemaDocument, others: readonly SchemaDocument[]): SchemaDocument => {
    const definitions = new Map<string, JsonObject>();
    const local = (schema: JsonObject): JsonObject =>
      withRefs(schema, (ref) => {
        const found = byRef(others).get(ref);
        if (found === undefined) return ref;
        const name = `${found.kind}.${found.name}`;
        if (!definitions.has(name)) {
          // Set before following its own references, because a shape may contain itself.
          definitions.set(name, {});
          definitions.set(name, { title: found.title, ...local(found.schema) });
        }
        return `#/$defs/${name}`;
      });
    const schema = local(document.schema);
    return definitions.size === 0
      ? document
      : { ...document, schema: { ...schema, $defs: Object.fromEntries(definitions) } };
  },
);

function withRefs(schema: JsonObject, change: (ref: string) => string): JsonObject {
  const changed = withInner(schema, (inner) => withRefs(inner, change));
  const ref = changed["$ref"];
  return typeof ref === "string" ? { ...changed, $ref: change(ref) } : changed;
}
