import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Example, Field, Operation, QueryParameter, RequestBody } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { readFact, within } from "./fact.ts";
import { plainData } from "./plain-data.ts";
import { asMap, asNumber, asText, entriesOf, flagOf, itemsOf, need, textOf, textsOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";
import type { ResourceScope } from "./resource-scope.ts";
import { readType, type TypeScope } from "./types.ts";

export interface OperationScope extends ResourceScope {
  readonly types: TypeScope;
  readonly fields: ReadonlyMap<string, Field>;
}

export function bindOperations(binding: Binding, node: Node | undefined, scope: OperationScope): readonly Operation[] {
  return entriesOf(node).map((entry) => bindOperation(binding, entry, scope));
}

function bindOperation(outer: Binding, entry: MapEntry, scope: OperationScope): Operation {
  const map = asMap(entry.value);
  const binding = within(outer, map);
  const response = asMap(need(map, "response"));
  return {
    name: entry.key,
    operationId: asText(need(map, "operationId")),
    summary: asText(need(map, "summary")),
    description: textOf(map, "description"),
    method: asText(need(map, "method")) as Operation["method"],
    path: asText(need(map, "path")),
    keys: references(binding, map, "keys", "key kind", scope.keyKinds),
    tenant: asText(need(map, "tenant")) as Operation["tenant"],
    query: entriesOf(valueOf(map, "query")).map((query) => readQueryParameter(binding, query, scope)),
    request: readRequest(binding, valueOf(map, "request"), scope),
    response: {
      httpStatus: readFact(binding, need(response, "httpStatus"), asNumber),
      body: readFact(binding, need(response, "body"), (body) => readType(binding, body, scope.types)),
    },
    errors: references(binding, map, "errors", "error code", scope.errors),
    examples: itemsOf(valueOf(map, "examples")).map((example) => readExample(asMap(example))),
    origin: binding.origin,
    place: entry.keyPlace,
  };
}

function references(binding: Binding, map: MapNode, key: string, kind: string, known: ReadonlyMap<string, unknown>): readonly string[] {
  const items = itemsOf(valueOf(map, key));
  for (const item of items) resolve(binding, kind, asText(item), known, item.place);
  return items.map(asText);
}

function readQueryParameter(outer: Binding, entry: MapEntry, scope: OperationScope): QueryParameter {
  const map = asMap(entry.value);
  const binding = within(outer, map);
  return {
    name: entry.key,
    aliases: textsOf(valueOf(map, "aliases")),
    type: readFact(binding, need(map, "type"), (node) => readType(binding, node, scope.types)),
    required: flagOf(map, "required"),
    description: asText(need(map, "description")),
    place: entry.keyPlace,
  };
}

function readRequest(binding: Binding, node: Node | undefined, scope: OperationScope): RequestBody | undefined {
  if (node === undefined) return undefined;
  if (node.kind === "scalar") return { kind: asText(node) === "create" ? "create" : "update" };
  const map = asMap(node);
  return {
    kind: "fields",
    fields: references(binding, map, "fields", "field", scope.fields),
    required: references(binding, map, "required", "field", scope.fields),
  };
}

function readExample(map: MapNode): Example {
  const request = valueOf(map, "request");
  const response = valueOf(map, "response");
  return {
    title: asText(need(map, "title")),
    request: request && plainData(request),
    response: response && plainData(response),
  };
}
