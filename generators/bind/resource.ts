import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Fact } from "../model/fact.ts";
import type {
  Field,
  Identity,
  Resource,
  Rule,
  Scope,
  Operation,
  Shape,
  ShapeField,
  Destinations,
  FieldErrors,
  Requirement,
  State,
  StateMachine,
  Transition,
  Trigger,
} from "../model/resource.ts";
import { type Binding, indexBy } from "./binding.ts";
import { claim, readFact, readFieldDefault, readLifecycle, readOptionalFact, readOrigin, within } from "./fact.ts";
import { isFieldRule, readFieldRules } from "./rules.ts";
import { bindOperations } from "./operations.ts";
import { pageShapes } from "./pages.ts";
import { pathEntries, type PathScope, requestFields } from "./request-parameters.ts";
import {
  asMap,
  asText,
  entriesOf,
  itemsOf,
  need,
  textOf,
  textsOf,
  valueOf,
  asBoolean,
  asNumber,
  asUnknownNames,
  flagOf,
  mapOf,
} from "./read-node.ts";
import { resolve } from "./resolve.ts";
import type { ResourceScope } from "./resource-scope.ts";
import { readErrorCode, readOpenFacts } from "./service.ts";
import { type TypeScope, bindShapes, readType } from "./types.ts";
import { answeredShapes } from "../model/shapes.ts";
import { shapeChain } from "../model/queries.ts";

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
  const parameters = pathEntries(valueOf(root, "pathParameters"));
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

/** Reads the scope. Without one, all callers share the objects. */
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

/**
 * Completes the shapes of a resource from its fields. If an operation returns a shape, alone or in a list, each field
 * of the shape describes the resource's field of the same name. It inherits that field's description and lifecycle
 * unless it has its own.
 */
function describeObjectShapes(
  shapes: readonly Shape[],
  fields: ReadonlyMap<string, Field>,
  operations: readonly Operation[],
): readonly Shape[] {
  const chains = answeredShapes({ shapes, operations }).flatMap((shape) => shapeChain({ shapes }, shape));
  const answered = new Set(chains.filter(({ shared }) => !shared));
  const described = (field: ShapeField): ShapeField => {
    const own = fields.get(field.name);
    const { deprecated, sunset } = field.deprecated === undefined && own !== undefined ? own : field;
    return { ...field, description: field.description ?? own?.description, deprecated, sunset };
  };
  return shapes.map((shape) => (answered.has(shape) ? { ...shape, fields: shape.fields.map(described) } : shape));
}

function readDestinations(binding: Binding, node: Node | undefined): Destinations | undefined {
  if (node === undefined) return undefined;
  const map = asMap(node);
  return {
    objectField: asText(need(map, "objectField")),
    pattern: readFact(binding, need(map, "pattern"), asText),
    bareNumbers: readFact(binding, need(map, "bareNumbers"), asBoolean),
    bareNumberType: readOptionalFact(binding, map, "bareNumberType", asText),
    maxItems: readOptionalFact(binding, map, "maxItems", asNumber),
    maxLength: readOptionalFact(binding, map, "maxLength", asNumber),
    unknownSlots: readOptionalFact(binding, map, "unknownSlots", asUnknownNames),
    slots: entriesOf(need(map, "slots")).map((entry) => ({
      name: entry.key,
      aliases: textsOf(entry.value),
      place: entry.keyPlace,
    })),
  };
}

function bindField(binding: Binding, entry: MapEntry, types: TypeScope, service: ResourceScope): Field {
  const map = asMap(entry.value);
  const here = within(binding, map);
  return {
    name: entry.key,
    aliases: textsOf(valueOf(map, "aliases")),
    type: readFact(here, need(map, "type"), (node) => readType(here, node, types)),
    default: readOptionalFact(here, map, "default", readFieldDefault),
    use: (textOf(map, "use") ?? "both") as Field["use"],
    secret: readOptionalFact(here, map, "secret", asBoolean),
    nullable: readOptionalFact(here, map, "nullable", asBoolean),
    replaced: flagOf(map, "replaced"),
    empty: readOptionalFact(here, map, "empty", (node) => asText(node) as "missing"),
    errors: readFieldErrors(here, mapOf(map, "errors"), service),
    description: readOptionalFact(here, map, "description", asText),
    ...readLifecycle(here, map),
    origin: here.origin,
    place: entry.keyPlace,
  };
}

function readFieldErrors(binding: Binding, map: MapNode | undefined, { errors }: ResourceScope): FieldErrors {
  return {
    missing: readErrorCode(binding, map, "missing", errors),
    invalid: readErrorCode(binding, map, "invalid", errors),
  };
}

function readRequirement(binding: Binding, node: Node, fields: ReadonlyMap<string, Field>): Requirement {
  const { place } = node;
  const items = node.kind === "scalar" ? [node] : itemsOf(need(asMap(node), "anyOf"));
  const names = requestFields(binding, "“requiredOnCreate”", items, fields);
  return node.kind === "scalar"
    ? { kind: "field", field: asText(node), place }
    : { kind: "any-of", fields: names, place };
}

/** Reads the states of an object. The rules `undefined-state` and `unreachable-state` check them. */
function bindStates(
  binding: Binding,
  node: Node | undefined,
  operations: ReadonlyMap<string, Operation>,
): StateMachine | undefined {
  if (node === undefined) return undefined;
  const map = asMap(node);
  const initial = need(map, "initial");
  return {
    subject: asText(need(map, "subject")),
    initial: { state: asText(initial), place: initial.place },
    states: entriesOf(need(map, "states")).map((entry) => readState(binding, entry)),
    transitions: itemsOf(need(map, "transitions")).map((item) => readTransition(binding, asMap(item), operations)),
    place: map.place,
  };
}

function readState(binding: Binding, entry: MapEntry): State {
  const { key: name, keyPlace: place } = entry;
  if (entry.value.kind === "scalar") {
    const nothing = { description: undefined, refines: undefined, when: undefined };
    return { name, title: asText(entry.value), ...nothing, origin: binding.origin, place };
  }
  const map = asMap(entry.value);
  const refines = valueOf(map, "refines");
  return {
    name,
    title: asText(need(map, "title")),
    description: textOf(map, "description"),
    refines: refines && { state: asText(refines), place: refines.place },
    when: textOf(map, "when"),
    origin: readOrigin(binding, map),
    place,
  };
}

function readTransition(binding: Binding, map: MapNode, operations: ReadonlyMap<string, Operation>): Transition {
  const [from, to] = [need(map, "from"), need(map, "to")];
  return {
    from: { state: asText(from), place: from.place },
    to: { state: asText(to), place: to.place },
    trigger: readTrigger(binding, map, operations),
    condition: textOf(map, "when"),
    effects: textsOf(valueOf(map, "effects")),
    origin: readOrigin(binding, map),
    place: map.place,
  };
}

function readTrigger(binding: Binding, map: MapNode, operations: ReadonlyMap<string, Operation>): Trigger {
  const operation = valueOf(map, "operation");
  if (operation === undefined) return { kind: "event", event: asText(need(map, "event")) };
  resolve(binding, "operation", asText(operation), operations, operation.place);
  return { kind: "operation", operation: asText(operation), place: operation.place };
}
