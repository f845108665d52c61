import { findMistakes } from "../load/check-shape.ts";
import { schemaOfFile } from "../load/load.ts";
import type { Schema } from "../load/schema.ts";
import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Place } from "../model/place.ts";
import { schemasAt } from "./schema-path.ts";

/** Maximum number of rounds. An added mapping may itself lack keys, so a file may remain incomplete. */
const MAXIMUM_ROUNDS = 5;

/**
 * Adds missing required keys to an unfinished file, with values that its schema allows. The binder can then resolve the
 * names in the rest of the file.
 */
export function repaired(file: string, root: MapNode): MapNode {
  const schema = schemaOfFile(file, root);
  if (schema === undefined) return root;
  let tree = root;
  for (let round = 0; round < MAXIMUM_ROUNDS; round++) {
    const missing = new Map<Node, readonly string[]>();
    for (const found of findMistakes(schema, tree))
      if (found.kind === "missing-key") missing.set(found.spot.node, found.keys.slice(0, 1));
    if (missing.size === 0) return tree;
    tree = withKeys(tree, [schema], missing) as MapNode;
  }
  return tree;
}

/** Copies a tree and adds the missing keys of its mappings. */
function withKeys(node: Node, schemas: readonly Schema[], missing: ReadonlyMap<Node, readonly string[]>): Node {
  const inside = (step: MapEntry | number, inner: Node): Node => {
    const found = schemas.flatMap((schema) => schemasAt(schema, { nodes: [node, inner], steps: [step], isKey: false }));
    return withKeys(inner, found, missing);
  };
  if (node.kind === "list") return { ...node, items: node.items.map((item, index) => inside(index, item)) };
  if (node.kind === "scalar") return node;
  const entries = node.entries.map((entry) => ({ ...entry, value: inside(entry, entry.value) }));
  const added = (missing.get(node) ?? []).map((key): MapEntry => {
    const property = schemas
      .flatMap((schema) => schemasAt(schema, { nodes: [node], steps: [], isKey: false }))
      .flatMap(({ properties }) => properties.get(key) ?? [])[0];
    return { key, keyPlace: node.place, value: sample(property, node.place) };
  });
  return { ...node, entries: [...entries, ...added] };
}

/** Returns a minimal value of a schema, with the required keys. Strings may be shorter than allowed. */
function sample(schema: Schema | undefined, place: Place): Node {
  const value = (one: string | number | boolean | null): Node => ({ kind: "scalar", value: one, place });
  if (schema === undefined) return value("");
  if (schema.values !== undefined) return value(schema.values[0]!);
  if (schema.anyOf.length > 0) return sample(schema.anyOf[0], place);
  if (schema.ref !== undefined) return sample(schema.ref, place);
  switch (schema.types[0]) {
    case "object": {
      const entries = schema.required.map((key): MapEntry => {
        return { key, keyPlace: place, value: sample(schema.properties.get(key), place) };
      });
      return { kind: "map", entries, place };
    }
    case "array":
      return { kind: "list", items: [], place };
    case "integer":
    case "number":
      return value(Math.max(0, schema.minimum));
    case "boolean":
      return value(false);
    default:
      return value("");
  }
}
