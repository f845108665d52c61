import { definitionOf, withChanged, type Schema } from "./schema.js";

/** The schema in the words of draft 07: it reads nothing beside `$ref`, and knows no `deprecated`. */
export function draft07(schema: Schema): Schema {
  const { $ref, $defs, deprecated: _, ...rest } = withChanged(schema, draft07);
  const own = $defs === undefined ? rest : { ...rest, definitions: $defs };
  if ($ref === undefined) return own;
  const reference = { $ref: `#/definitions/${definitionOf($ref)}` };
  return Object.keys(own).length === 0
    ? reference
    : { ...own, allOf: [reference, ...((own["allOf"] as readonly Schema[] | undefined) ?? [])] };
}
