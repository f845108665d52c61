import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Fact } from "../model/fact.ts";
import type { Field, Identity, Resource, Rule, Scope } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { readDestinations } from "./destinations.ts";
import { claim, readFact, readOptionalFact, readOrigin, within } from "./fact.ts";
import { isFieldRule, readFieldRules } from "./field-rules.ts";
import { bindField, readRequirement } from "./fields.ts";
import { indexBy } from "./index-by.ts";
import { readLifecycle } from "./lifecycle.ts";
import { describeObjectShapes } from "./object-shapes.ts";
import { bindOperations } from "./operations.ts";
import { pageShapes } from "./pages.ts";
import type { PathScope } from "./path-parameters.ts";
import { asMap, asText, entriesOf, itemsOf, need, textOf, textsOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";
import type { ResourceScope } from "./resource-scope.ts";
import { readOpenFacts } from "./service.ts";
import { bindShapes } from "./shapes.ts";
import { bindStates } from "./states.ts";
import type { TypeScope } from "./types.ts";

export function bindResource(outer: Binding, root: MapNode, service: ResourceScope): Resource {
  const binding = within(outer, root);
  const head = readHead(root);
  const ownShapes = indexBy(entriesOf(valueOf(root, "shapes")), (entry) => entry.key);
  const entries = new Map([...service.shapeEntries, ...ownShapes]);
  const types: TypeScope = { valueSets: service.valueSets, shapes: entries, limits: undefined };
  const { errors } = service;
  const fields = entriesOf(valueOf(root, "fields")).map((entry) => bindField(binding, entry, types, service));
  const fieldsByName = indexBy(fields, (field) => field.name);
  const own = bindShapes(binding, ownShapes, { types, entries, shared: false, errors });
  const pages = pageShapes(binding, valueOf(root, "operations"), { form: service.page, entries });
  const shapes = [...own, ...pages, ...service.shapes.filter(({ name }) => !ownShapes.has(name))];
  const idField = fieldReference(binding, root, "idField", fieldsByName);
  const { title } = head;
  const parameters = indexBy(entriesOf(valueOf(root, "pathParameters")), (entry) => entry.key);
  const paths: PathScope = {
    title,
    id: idField === undefined ? undefined : fieldsByName.get(idField),
    parameters,
    types,
  };
  const operations = bindOperations(binding, valueOf(root, "operations"), {
    ...service,
    types,
    fields: fieldsByName,
    shapes,
    paths,
  });
  const rules = itemsOf(valueOf(root, "rules"));
  const operationsByName = indexBy(operations, (operation) => operation.name);
  return {
    ...head,
    idField,
    labelField: fieldReference(binding, root, "labelField", fieldsByName),
    scope: readScope(binding, root),
    fields,
    requiredOnCreate: itemsOf(valueOf(root, "requiredOnCreate")).map((node) =>
      readRequirement(binding, node, fieldsByName),
    ),
    destinations: readDestinations(binding, valueOf(root, "destinations")),
    shapes: describeObjectShapes(shapes, fieldsByName, operations),
    operations,
    states: bindStates(binding, valueOf(root, "states"), operationsByName),
    identities: entriesOf(valueOf(root, "identities")).map((entry) => readIdentity(binding, entry)),
    rules: rules.filter((node) => !isFieldRule(node)).map((node) => readRule(binding, asMap(node), service)),
    fieldRules: readFieldRules(binding, rules, { noun: "field", names: fieldsByName, errors }),
    facts: readOpenFacts(binding, root),
    ...readLifecycle(binding, root),
    origin: binding.origin,
    place: need(root, "resource").place,
  };
}

type Head = Pick<
  Resource,
  "id" | "title" | "description" | "object" | "collection" | "path" | "pathAliases" | "pathPlaces" | "table"
>;

function readHead(root: MapNode): Head {
  return {
    id: asText(need(root, "resource")),
    title: asText(need(root, "title")),
    description: textOf(root, "description"),
    object: textOf(root, "object"),
    collection: textOf(root, "collection"),
    path: asText(need(root, "path")),
    pathAliases: textsOf(valueOf(root, "pathAliases")),
    pathPlaces: new Map(
      [need(root, "path"), ...itemsOf(valueOf(root, "pathAliases"))].map((node) => [asText(node), node.place]),
    ),
    table: textOf(root, "table"),
  };
}

function fieldReference(
  binding: Binding,
  root: MapNode,
  key: string,
  fields: ReadonlyMap<string, Field>,
): string | undefined {
  const node = valueOf(root, key);
  if (node) resolve(binding, "field", asText(node), fields, node.place);
  return node && asText(node);
}

/** Where none is written, the objects are everybody's. */
function readScope(binding: Binding, root: MapNode): Fact<Scope> {
  return readOptionalFact(binding, root, "scope", scopeOf) ?? claim(binding.origin, { kind: "global" }, root.place);
}

function scopeOf(node: Node): Scope {
  if (node.kind === "scalar") return { kind: asText(node) === "global" ? "global" : "tenant" };
  const sharedBy = asMap(need(asMap(node), "sharedBy"));
  return { kind: "tenant-or-shared", flag: asText(need(sharedBy, "flag")), value: asText(need(sharedBy, "value")) };
}

function readIdentity(binding: Binding, entry: MapEntry): Identity {
  const map = asMap(entry.value);
  return {
    name: entry.key,
    title: asText(need(map, "title")),
    description: textOf(map, "description"),
    table: asText(need(map, "table")),
    column: asText(need(map, "column")),
    condition: textOf(map, "condition"),
    origin: readOrigin(binding, map),
  };
}

function readRule(binding: Binding, map: MapNode, { errors }: ResourceScope): Rule {
  const error = valueOf(map, "error");
  if (error) resolve(binding, "error code", asText(error), errors, error.place);
  return { text: readFact(binding, need(map, "text"), asText), error: error && asText(error), place: map.place };
}
