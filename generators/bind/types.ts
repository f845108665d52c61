import type { MapNode, Node } from "../load/tree.ts";
import type { QueryLimits } from "../model/query.ts";
import type {
  EnumType,
  EnumValues,
  ListType,
  OneOfType,
  ShapeType,
  TextFormat,
  Type,
  ValueSet,
} from "../model/type.ts";
import type { Binding } from "./binding.ts";
import { readOptionalFact, readFact } from "./fact.ts";
import { pageName } from "./pages.ts";
import {
  asBoolean,
  asLiteral,
  asNumber,
  asText,
  flagOf,
  itemsOf,
  need,
  textsOf,
  valueOf,
  textOf,
} from "./read-node.ts";
import { resolve } from "./resolve.ts";
import { readValues } from "./values.ts";
import type { Fact } from "../model/fact.ts";

/** The names that type expressions may refer to. */
export interface TypeScope {
  readonly valueSets: ReadonlyMap<string, ValueSet>;
  /** The shapes of the resource and of its service; empty in a query service. */
  readonly shapes: ReadonlyMap<string, unknown>;
  readonly limits: QueryLimits | undefined;
}

/** Reads a type expression: the name of a type, or a mapping. */
export function readType(binding: Binding, node: Node, scope: TypeScope): Type {
  return node.kind === "map" ? readTypeMap(binding, node, scope) : namedType(binding, asText(node), undefined, scope);
}

/** Reads the type keys of a mapping and ignores its other keys. */
export function readTypeMap(binding: Binding, map: MapNode, scope: TypeScope): Type {
  const inner = (node: Node): Type => readType(binding, node, scope);
  const values = valueOf(map, "values");
  if (values !== undefined) return readEnum(binding, map, values, scope.valueSets);
  const literals = valueOf(map, "enum");
  if (literals !== undefined) return { kind: "literal", values: itemsOf(literals).map(asLiteral) };
  const list = valueOf(map, "list");
  const bound = (key: string): ListType["minItems"] => readOptionalFact(binding, map, key, asNumber);
  if (list !== undefined) {
    return {
      kind: "list",
      items: inner(list),
      minItems: bound("minItems"),
      maxItems: bound("maxItems"),
      uniqueItems: flagOf(map, "uniqueItems"),
    };
  }
  const keyed = valueOf(map, "map");
  if (keyed !== undefined) {
    return {
      kind: "map",
      values: inner(keyed),
      minItems: bound("minItems"),
      maxItems: bound("maxItems"),
      maxKeyLength: bound("maxKeyLength"),
    };
  }
  const shape = valueOf(map, "shape");
  if (shape !== undefined) return readShape(binding, shape, scope);
  const page = valueOf(map, "page");
  if (page !== undefined) return { kind: "shape", shape: pageName(asText(page)), place: page.place };
  const oneOf = valueOf(map, "oneOf");
  if (oneOf !== undefined && valueOf(map, "discriminator") !== undefined) return readOneOf(binding, map, oneOf, scope);
  const members = oneOf ?? valueOf(map, "anyOf");
  if (members !== undefined)
    return { kind: "union", members: itemsOf(members).map(inner), exclusive: oneOf !== undefined };
  return namedType(binding, asText(need(map, "type")), map, scope);
}

function readShape(binding: Binding, shape: Node, { shapes }: TypeScope): ShapeType {
  resolve(binding, "shape", asText(shape), shapes, shape.place);
  return { kind: "shape", shape: asText(shape), place: shape.place };
}

function readOneOf(binding: Binding, map: MapNode, shapes: Node, scope: TypeScope): OneOfType {
  const members = itemsOf(shapes).map((shape) => readShape(binding, shape, scope));
  const discriminator = need(map, "discriminator");
  return { kind: "one-of", members, discriminator: asText(discriminator), place: discriminator.place };
}

function namedType(binding: Binding, name: string, map: MapNode | undefined, scope: TypeScope): Type {
  const fact = <Value>(key: string, read: (node: Node) => Value) =>
    map === undefined ? undefined : readOptionalFact(binding, map, key, read);
  const number = (key: string) => fact(key, asNumber);
  switch (name) {
    case "string": {
      const format = fact("format", (node) => asText(node) as TextFormat);
      return {
        kind: "string",
        minLength: number("minLength"),
        maxLength: number("maxLength"),
        pattern: fact("pattern", asText),
        format,
      };
    }
    case "decimal":
      return {
        kind: "decimal",
        minimum: fact("minimum", asText),
        maximum: fact("maximum", asText),
        scale: number("scale"),
      };
    case "binary":
      return { kind: "binary", maxBytes: number("maxBytes") };
    case "integer":
    case "number":
      return {
        kind: name,
        minimum: number("minimum"),
        maximum: number("maximum"),
        exclusiveMinimum: number("exclusiveMinimum"),
        exclusiveMaximum: number("exclusiveMaximum"),
        multipleOf: number("multipleOf"),
      };
    case "boolean":
    case "timestamp":
    case "date":
    case "time":
    case "duration":
    case "any":
    case "title":
      return { kind: name };
    case "namespace":
      return { kind: "namespace", extra: itemsOf(map && valueOf(map, "extra")).map(asNumber) };
    case "user": {
      const subtypes = map && valueOf(map, "subtypes");
      return { kind: "user", subtypes: subtypes ? textsOf(subtypes) : (scope.limits?.userSubtypes ?? []) };
    }
    case "limit": {
      const range = scope.limits?.limit;
      if (range === undefined) throw new Error("The shape check accepted a limit outside a query service.");
      const { minimum, maximum, highMaximum } = range;
      return { kind: "limit", minimum, maximum, highMaximum };
    }
    default:
      throw new Error(`The shape check accepted the type “${name}”.`);
  }
}

/** Reads an enum. `values` names a shared set or lists the values. */
export function readEnum(
  binding: Binding,
  map: MapNode,
  node: Node,
  valueSets: ReadonlyMap<string, ValueSet>,
): EnumType {
  const closed = readOptionalFact(binding, map, "closed", asBoolean);
  if (node.kind === "list")
    return { kind: "enum", values: { kind: "inline", values: readValues(binding, map, "values") }, closed };
  const set = asText(node);
  resolve(binding, "value set", set, valueSets, node.place);
  const values: EnumValues = { kind: "set", set, place: node.place };
  return { kind: "enum", values, closed };
}

interface DescribedType {
  readonly type: Fact<Type>;
  readonly description: string | undefined;
}

export function readDescribedType(binding: Binding, map: MapNode, types: TypeScope): DescribedType {
  return {
    type: readFact(binding, need(map, "type"), (node) => readType(binding, node, types)),
    description: textOf(map, "description"),
  };
}
