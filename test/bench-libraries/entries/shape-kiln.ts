import { checkShape } from "../../../generators/load/check-shape.ts";
import { schemaReader } from "../../../generators/load/read-schema.ts";
import type { MapNode } from "../../../generators/load/tree.ts";
import type { Entry } from "../entry.ts";

export const entry: Entry = ({ schemas, files }) => {
  const schemaOf = schemaReader(schemas);
  for (const { schema } of files) schemaOf(schema);
  return () =>
    `${files.flatMap(({ schema, tree, text }) => checkShape(schemaOf(schema), tree as MapNode, text)).length} faults`;
};
