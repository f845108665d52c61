import type { JsonObject } from "../../../codegen/json.ts";
import { relativePath, type SchemaDocument, type SchemaKind } from "./document.ts";
import { incremental, remembered } from "../../../model/memo.ts";
import { withInner } from "./shape-schema.ts";

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

/** Changes each `$ref` in a schema and its nested schemas. */
function withRefs(schema: JsonObject, change: (ref: string) => string): JsonObject {
  const changed = withInner(schema, (inner) => withRefs(inner, change));
  const ref = changed["$ref"];
  return typeof ref === "string" ? { ...changed, $ref: change(ref) } : changed;
}
