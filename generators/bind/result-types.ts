import type { MapNode, Node } from "../load/tree.ts";
import type { Place } from "../model/place.ts";
import type { QueryLimits } from "../model/query.ts";
import type { ResultField, ResultLeaf, ResultShape, ResultType } from "../model/result.ts";
import type { ValueSet } from "../model/value-set.ts";
import type { Binding } from "./binding.ts";
import { asNumber, asScalar, asText, flagOf, itemsOf, need, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";
import { readEnum } from "./types.ts";

/** What results may refer to. */
export interface ResultScope {
  readonly valueSets: ReadonlyMap<string, ValueSet>;
  readonly limits: QueryLimits;
  readonly shapeNames: ReadonlyMap<string, unknown>;
  /** A shape, once it is read. */
  readonly shape: (name: string, from: Place) => ResultShape | undefined;
  readonly pageKinds: ReadonlyMap<string, unknown>;
}

/** Reads the members of an object; given by the caller, since a type may hold fields and a field holds a type. */
type ReadFields = (node: Node) => readonly ResultField[];

/** Reads the type of a value of an answer; other keys of a mapping are ignored here. */
export function readResultType(binding: Binding, node: Node, scope: ResultScope, fields: ReadFields): ResultType {
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
