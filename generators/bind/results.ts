import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Fact } from "../model/fact.ts";
import type {
  ModuleResult,
  ResultField,
  OlderForm,
  WrittenForm,
  ResultLeaf,
  ResultShape,
  ResultType,
} from "../model/result.ts";
import { type Binding, indexBy } from "./binding.ts";
import { claim, readFact, readOrigin } from "./fact.ts";
import {
  asMap,
  asNumber,
  asText,
  entriesOf,
  flagOf,
  itemsOf,
  textOf,
  valueOf,
  mapOf,
  asScalar,
  need,
} from "./read-node.ts";
import { resolve } from "./resolve.ts";
import { readWhenAndUnless } from "./rules.ts";
import type { Place } from "../model/place.ts";
import type { QueryLimits } from "../model/query.ts";
import type { ValueSet } from "../model/type.ts";
import { readEnum } from "./types.ts";

/** Reads the result of a module, known or unknown. Returns `undefined` if the spec does not mention it. */
export function readResult(
  binding: Binding,
  node: Node | undefined,
  scope: ResultScope,
): Fact<ModuleResult> | undefined {
  if (node === undefined) return undefined;
  const map = asMap(node);
  const read = (): ModuleResult => readParts(binding, map, scope);
  return valueOf(map, "unknown") === undefined
    ? claim(readOrigin(binding, map), read(), map.place)
    : readFact(binding, map, read);
}

function readParts(binding: Binding, map: MapNode, scope: ResultScope): ModuleResult {
  const fields = (key: string): readonly ResultField[] => readFields(binding, valueOf(map, key), scope);
  return {
    answers: readResponses(map),
    items: valueOf(map, "items") && fields("items"),
    element: textOf(map, "xmlName"),
    results: fields("results"),
    page: fields("page"),
    generated: fields("generated"),
    body: fields("body"),
    place: map.place,
  };
}

export function readResponses(map: MapNode): number {
  const node = valueOf(map, "recordings");
  return node === undefined ? 0 : asNumber(node);
}

export function readFields(binding: Binding, node: Node | undefined, scope: ResultScope): readonly ResultField[] {
  const fields = entriesOf(node).map((entry) => readField(binding, entry, scope));
  resolveSubstitutes(binding, entriesOf(node));
  return fields;
}

function resolveSubstitutes(binding: Binding, entries: readonly MapEntry[]): void {
  const names = indexBy(entries, ({ key }) => key);
  for (const { value } of entries) {
    for (const item of value.kind === "map" ? substitutesOf(value) : [])
      resolve(binding, "member", asText(item), names, item.place);
  }
}

/** Returns the members that replace an optional one: the list under `optional`. */
function substitutesOf(map: MapNode): readonly Node[] {
  const node = valueOf(map, "optional");
  return node?.kind === "list" ? node.items : [];
}

function readField(binding: Binding, { key, keyPlace, value }: MapEntry, scope: ResultScope): ResultField {
  const map = value.kind === "map" ? value : undefined;
  return {
    name: key,
    type: readResultType(binding, value, scope, (fields) => readFields(binding, fields, scope)),
    ...(map === undefined ? { optional: false, substitutes: [] } : readOptional(map)),
    nullable: map !== undefined && flagOf(map, "nullable"),
    ...(map === undefined ? { when: [], unless: [] } : readWhenAndUnless(map)),
    pages: map === undefined ? [] : readPageKinds(binding, map, scope),
    written: map && readWritten(map),
    description: map && textOf(map, "description"),
    place: keyPlace,
  };
}

function readOptional(map: MapNode): Pick<ResultField, "optional" | "substitutes"> {
  const substitutes = substitutesOf(map).map(asText);
  return { optional: substitutes.length > 0 || flagOf(map, "optional"), substitutes };
}

function readPageKinds(binding: Binding, map: MapNode, { pageKinds }: ResultScope): readonly string[] {
  return itemsOf(valueOf(map, "pages")).map((item) => {
    resolve(binding, "kind of page", asText(item), pageKinds, item.place);
    return asText(item);
  });
}

/** Reads how a member is serialized in other formats. Returns `undefined` if the spec does not specify it. */
function readWritten(field: MapNode): WrittenForm | undefined {
  const map = mapOf(field, "serialization");
  if (map === undefined) return undefined;
  return {
    content: flagOf(map, "content"),
    elements: readElements(map),
    keyAttribute: textOf(map, "keyAttribute"),
    older: textOf(map, "legacyForm") as OlderForm | undefined,
  };
}

/** Reads one name or a list of names. */
function readElements(map: MapNode): readonly string[] {
  const node = valueOf(map, "xmlName");
  if (node === undefined) return [];
  return node.kind === "list" ? node.items.map(asText) : [asText(node)];
}

/** The names that results may refer to. */
export interface ResultScope {
  readonly valueSets: ReadonlyMap<string, ValueSet>;
  readonly limits: QueryLimits;
  readonly shapeNames: ReadonlyMap<string, unknown>;
  /** Looks up a shape, which is read when first used. */
  readonly shape: (name: string, from: Place) => ResultShape | undefined;
  readonly pageKinds: ReadonlyMap<string, unknown>;
}

/**
 * Reads the members of an object. It is passed as a parameter, because types contain fields and fields contain types.
 */
type ReadFields = (node: Node) => readonly ResultField[];

/** Reads the type of a value in a response. Other keys of a mapping are ignored here. */
function readResultType(binding: Binding, node: Node, scope: ResultScope, fields: ReadFields): ResultType {
  if (node.kind !== "map") return namedType(asText(node), undefined, scope);
  const inner = (one: Node): ResultType => readResultType(binding, one, scope, fields);
  const values = valueOf(node, "values");
  if (values !== undefined) return readEnum(binding, node, values, scope.valueSets);
  const constant = valueOf(node, "const");
  if (constant !== undefined) return { kind: "const", value: asScalar(constant).value as boolean | string };
  const list = valueOf(node, "list");
  if (list !== undefined) return { kind: "list", items: inner(list) };
  const keyed = valueOf(node, "map");
  if (keyed !== undefined) return { kind: "map", values: inner(keyed), emptyList: flagOf(node, "emptyList") };
  const object = valueOf(node, "object");
  if (object !== undefined) return { kind: "object", fields: fields(object), emptyList: flagOf(node, "emptyList") };
  const shape = valueOf(node, "shape");
  if (shape !== undefined) return readShapeReference(binding, shape, scope);
  const anyOf = valueOf(node, "anyOf");
  if (anyOf !== undefined) return { kind: "union", members: itemsOf(anyOf).map(inner) };
  return namedType(asText(need(node, "type")), node, scope);
}

function readShapeReference(binding: Binding, node: Node, { shape, shapeNames }: ResultScope): ResultType {
  const name = asText(node);
  if (resolve(binding, "shape", name, shapeNames, node.place) !== undefined) shape(name, node.place);
  return { kind: "shape", shape: name, place: node.place };
}

function namedType(name: string, map: MapNode | undefined, { limits }: ResultScope): ResultLeaf {
  const number = (key: string): number | undefined => {
    const node = map && valueOf(map, key);
    return node && asNumber(node);
  };
  const [minimum, maximum] = [number("minimum"), number("maximum")];
  switch (name) {
    case "string":
      return { kind: "text", pattern: map && textOf(map, "pattern") };
    case "id":
    case "count":
      return { kind: "number", whole: true, minimum: minimum ?? 0, maximum };
    case "integer":
      return { kind: "number", whole: true, minimum, maximum };
    case "number":
      return { kind: "number", whole: false, minimum, maximum };
    case "boolean":
    case "timestamp":
    case "title":
    case "any":
      return { kind: name };
    case "namespace":
      return { kind: name, extra: [] };
    case "user":
      return { kind: name, subtypes: limits.userSubtypes };
    default:
      throw new Error(`The shape check accepted the type “${name}”.`);
  }
}
