import { fileRoleOf } from "../../generators/load/file-kinds.ts";
import { parse } from "../../generators/load/parse.ts";
import { readSchemas } from "../../generators/load/read.ts";
import { schemaReader } from "../../generators/load/read-schema.ts";
import type { Schema } from "../../generators/load/schema.ts";
import type { MapNode, Node } from "../../generators/load/tree.ts";
import { validate } from "../../generators/load/validate.ts";
import type { Random } from "./random.ts";
import { printTree, source, treeOf, type Tree } from "./spec-tree.ts";

const schemaOf = schemaReader(readSchemas());

/**
 * Shuffles the keys of a spec file's mappings where their order is irrelevant, that is, where the schema defines the
 * keys. Where authors choose them (parameters, fields, states, facts …), outputs follow the file.
 */
export function shuffled(file: string, text: string, random: Random): string {
  const root = parse(file, text).root!;
  return printTree(shuffle(root, [schemaOf(schemaName(file, root))], random));
}

function schemaName(file: string, root: MapNode): string {
  const { kind } = fileRoleOf(file)!;
  const own = root.entries.find(({ key }) => key === "kind")?.value;
  return kind === "service" && own?.kind === "scalar" ? `${String(own.value)}-service.json` : `${kind}.json`;
}

function shuffle(node: Node, schemas: readonly Schema[], random: Random): Tree {
  if (node.kind === "scalar") return treeOf(node);
  const all = schemas.flatMap((schema) => applicable(schema, node));
  if (node.kind === "list")
    return {
      kind: "list",
      items: node.items.map((item) =>
        shuffle(
          item,
          all.flatMap(({ items }) => items ?? []),
          random,
        ),
      ),
    };
  const entries = node.entries.map(({ key, value }) => ({
    key: source(key),
    value: shuffle(
      value,
      all.flatMap((schema) => innerSchema(schema, key)),
      random,
    ),
  }));
  return { kind: "map", entries: isRecord(all) ? random.shuffled(entries) : entries };
}

/** Returns the schema and those subschemas that apply to the node. */
function applicable(schema: Schema, node: Node): readonly Schema[] {
  const fits = (one: Schema): boolean => validate(one, { node, parent: undefined, step: undefined }).length === 0;
  const { ref, anyOf, choice } = schema;
  const chosen = choice && (fits(choice.test) ? choice.then : choice.otherwise);
  return [schema, ...[ref ?? [], anyOf.filter(fits), chosen ?? []].flat().flatMap((one) => applicable(one, node))];
}

function innerSchema({ properties, others }: Schema, key: string): readonly Schema[] {
  return [properties.get(key) ?? (typeof others === "object" ? others : [])].flat();
}

function isRecord(schemas: readonly Schema[]): boolean {
  return (
    schemas.some(({ properties, others }) => properties.size > 0 && others === "refused") &&
    !schemas.some(({ others }) => typeof others === "object")
  );
}
