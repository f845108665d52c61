import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Field, Identity, Resource, Rule, Scope } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { readDestinations } from "./destinations.ts";
import { readFact, within } from "./fact.ts";
import { bindField, readRequirement } from "./fields.ts";
import { indexBy } from "./index-by.ts";
import { bindOperations } from "./operations.ts";
import { asMap, asText, entriesOf, itemsOf, need, textOf, textsOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";
import type { ResourceScope } from "./resource-scope.ts";
import { readOpenFacts } from "./service.ts";
import { bindShapes } from "./shapes.ts";
import { bindStates } from "./states.ts";
import type { TypeScope } from "./types.ts";

export function bindResource(outer: Binding, root: MapNode, service: ResourceScope): Resource {
  const binding = within(outer, root);
  const shapeNames = new Map(entriesOf(valueOf(root, "shapes")).map((entry) => [entry.key, entry]));
  const types: TypeScope = { valueSets: service.valueSets, shapes: shapeNames, limits: undefined };
  const fields = entriesOf(valueOf(root, "fields")).map((entry) => bindField(binding, entry, types, service));
  const fieldsByName = indexBy(fields, (field) => field.name);
  const operations = bindOperations(binding, valueOf(root, "operations"), { ...service, types, fields: fieldsByName });
  const operationsByName = indexBy(operations, (operation) => operation.name);
  return {
    ...readHead(root),
    idField: fieldReference(binding, root, "idField", fieldsByName),
    labelField: fieldReference(binding, root, "labelField", fieldsByName),
    scope: readScope(need(root, "scope")),
    fields,
    requiredOnCreate: itemsOf(valueOf(root, "requiredOnCreate")).map((node) => readRequirement(binding, node, fieldsByName)),
    destinations: readDestinations(binding, valueOf(root, "destinations")),
    shapes: bindShapes(binding, shapeNames, types),
    operations,
    states: bindStates(binding, valueOf(root, "states"), operationsByName),
    identities: entriesOf(valueOf(root, "identities")).map(readIdentity),
    rules: itemsOf(valueOf(root, "rules")).map((node) => readRule(binding, asMap(node), service)),
    facts: readOpenFacts(binding, root),
    origin: binding.origin,
    place: need(root, "resource").place,
  };
}

type Head = Pick<Resource, "id" | "title" | "description" | "object" | "collection" | "path" | "pathAliases" | "table">;

function readHead(root: MapNode): Head {
  return {
    id: asText(need(root, "resource")),
    title: asText(need(root, "title")),
    description: asText(need(root, "description")),
    object: textOf(root, "object"),
    collection: textOf(root, "collection"),
    path: asText(need(root, "path")),
    pathAliases: textsOf(valueOf(root, "pathAliases")),
    table: textOf(root, "table"),
  };
}

function fieldReference(binding: Binding, root: MapNode, key: string, fields: ReadonlyMap<string, Field>): string | undefined {
  const node = valueOf(root, key);
  if (node) resolve(binding, "field", asText(node), fields, node.place);
  return node && asText(node);
}

function readScope(node: Node): Scope {
  if (node.kind === "scalar") return { kind: asText(node) === "global" ? "global" : "tenant" };
  const sharedBy = asMap(need(asMap(node), "sharedBy"));
  return { kind: "tenant-or-shared", flag: asText(need(sharedBy, "flag")), value: asText(need(sharedBy, "value")) };
}

function readIdentity(entry: MapEntry): Identity {
  const map = asMap(entry.value);
  return {
    name: entry.key,
    title: asText(need(map, "title")),
    table: asText(need(map, "table")),
    column: asText(need(map, "column")),
    condition: textOf(map, "condition"),
  };
}

function readRule(binding: Binding, map: MapNode, { errors }: ResourceScope): Rule {
  const error = valueOf(map, "error");
  if (error) resolve(binding, "error code", asText(error), errors, error.place);
  return { text: readFact(binding, need(map, "text"), asText), error: error && asText(error), place: map.place };
}
