import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Destinations, Field, FieldErrors, Identity, Requirement, Resource, Rule, Scope } from "../model/resource.ts";
import { indexBy, resolve, type Binding } from "./binding.ts";
import { readErrorCode } from "./errors.ts";
import { readFact, readOptionalFact, within } from "./fact.ts";
import { bindOperations } from "./operations.ts";
import { readDefault } from "./parameters.ts";
import { asBoolean, asMap, asText, entriesOf, flagOf, itemsOf, mapOf, need, textOf, textsOf, valueOf } from "./read.ts";
import { readOpenFacts } from "./service.ts";
import type { ResourceScope } from "./resource-scope.ts";
import { bindShapes } from "./shapes.ts";
import { bindStates } from "./states.ts";
import { readType, type TypeScope } from "./types.ts";

export function bindResource(outer: Binding, root: MapNode, service: ResourceScope): Resource {
  const binding = within(outer, root);
  const shapeNames = new Map(entriesOf(valueOf(root, "shapes")).map((entry) => [entry.key, entry]));
  const types: TypeScope = { valueSets: service.valueSets, shapes: shapeNames, limits: undefined };
  const fields = entriesOf(valueOf(root, "fields")).map((entry) => bindField(binding, entry, types, service));
  const fieldsByName = indexBy(fields, (field) => field.name);
  const operations = bindOperations(binding, valueOf(root, "operations"), { ...service, types, fields: fieldsByName });
  const operationsByName = indexBy(operations, (operation) => operation.name);
  const fieldReference = (key: string): string | undefined => {
    const node = valueOf(root, key);
    if (node) resolve(binding, "field", asText(node), fieldsByName, node.place);
    return node && asText(node);
  };
  return {
    id: asText(need(root, "resource")),
    title: asText(need(root, "title")),
    description: asText(need(root, "description")),
    object: textOf(root, "object"),
    collection: textOf(root, "collection"),
    path: asText(need(root, "path")),
    pathAliases: textsOf(valueOf(root, "pathAliases")),
    table: textOf(root, "table"),
    idField: fieldReference("idField"),
    labelField: fieldReference("labelField"),
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

function bindField(binding: Binding, entry: MapEntry, types: TypeScope, service: ResourceScope): Field {
  const map = asMap(entry.value);
  const here = within(binding, map);
  return {
    name: entry.key,
    aliases: textsOf(valueOf(map, "aliases")),
    type: readFact(here, need(map, "type"), (node) => readType(here, node, types)),
    default: readOptionalFact(here, map, "default", readDefault),
    use: (textOf(map, "use") ?? "both") as Field["use"],
    secret: flagOf(map, "secret"),
    replaced: flagOf(map, "replaced"),
    empty: readOptionalFact(here, map, "empty", (node) => asText(node) as "missing"),
    errors: readFieldErrors(here, mapOf(map, "errors"), service),
    description: readOptionalFact(here, map, "description", asText),
    origin: here.origin,
    place: entry.keyPlace,
  };
}

function readFieldErrors(binding: Binding, map: MapNode | undefined, { errors }: ResourceScope): FieldErrors {
  return { missing: readErrorCode(binding, map, "missing", errors), invalid: readErrorCode(binding, map, "invalid", errors) };
}

function readScope(node: Node): Scope {
  if (node.kind === "scalar") return { kind: asText(node) === "global" ? "global" : "tenant" };
  const sharedBy = asMap(need(asMap(node), "sharedBy"));
  return { kind: "tenant-or-shared", flag: asText(need(sharedBy, "flag")), value: asText(need(sharedBy, "value")) };
}

function readRequirement(binding: Binding, node: Node, fields: ReadonlyMap<string, Field>): Requirement {
  const { place } = node;
  if (node.kind === "scalar") {
    resolve(binding, "field", asText(node), fields, place);
    return { kind: "field", field: asText(node), place };
  }
  const items = itemsOf(need(asMap(node), "anyOf"));
  for (const item of items) resolve(binding, "field", asText(item), fields, item.place);
  return { kind: "any-of", fields: items.map(asText), place };
}

function readDestinations(binding: Binding, node: Node | undefined): Destinations | undefined {
  if (node === undefined) return undefined;
  const map = asMap(node);
  return {
    objectField: asText(need(map, "objectField")),
    pattern: readFact(binding, need(map, "pattern"), asText),
    bareNumbers: readFact(binding, need(map, "bareNumbers"), asBoolean),
    bareNumberType: readOptionalFact(binding, map, "bareNumberType", asText),
    slots: entriesOf(need(map, "slots")).map((entry) => ({ name: entry.key, aliases: textsOf(entry.value), place: entry.keyPlace })),
  };
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
