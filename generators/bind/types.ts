import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { QueryLimits } from "../model/query.ts";
import {
  type EnumType,
  type EnumValues,
  type ListType,
  maximumsData,
  type OneOfType,
  type ShapeType,
  type TextFormat,
  type Type,
  type ValueSet,
} from "../model/type.ts";
import type { Binding } from "./binding.ts";
import { readFact, readLifecycle, readOptionalFact, within } from "./fact.ts";
import { pageName } from "./pages.ts";
import {
  asBoolean,
  asLiteral,
  asMap,
  asNumber,
  asText,
  entriesOf,
  flagOf,
  itemsOf,
  need,
  textOf,
  textsOf,
  valueOf,
} from "./read-node.ts";
import { resolve } from "./resolve.ts";
import { expandOnce, readValues } from "./values.ts";
import { type Fact, noLifecycle } from "../model/fact.ts";
import type { Shape, ShapeField } from "../model/resource.ts";
import { type FieldRuleScope, readFieldRules } from "./rules.ts";

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
      return { kind: "limit", minimum: range.minimum, ...maximumsData(range) };
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

/** The names that shapes may refer to. */
interface ShapeScope extends Pick<FieldRuleScope, "errors"> {
  readonly types: TypeScope;
  /** The entries of all shapes that can be extended. */
  readonly entries: ReadonlyMap<string, MapEntry>;
  /** True if these shapes belong to the service. */
  readonly shared: boolean;
}

export function bindShapes(binding: Binding, raw: ReadonlyMap<string, MapEntry>, scope: ShapeScope): readonly Shape[] {
  const shapes = expandOnce(
    binding,
    "The shape",
    raw,
    (entry) => entry.keyPlace,
    (entry, find): Shape => {
      const base = valueOf(asMap(entry.value), "extends");
      if (base && resolve(binding, "shape", asText(base), scope.entries, base.place)) find(asText(base), base.place);
      return bindShape(binding, entry, scope);
    },
  );
  return [...raw.keys()].flatMap((name) => shapes.get(name) ?? []);
}

function bindShape(outer: Binding, entry: MapEntry, scope: ShapeScope): Shape {
  const { types, entries, shared, errors } = scope;
  const map = asMap(entry.value);
  const binding = within(outer, map);
  const names = fieldsByName(entry, entries, new Set());
  const others = valueOf(map, "additionalProperties");
  return {
    name: entry.key,
    shared,
    title: asText(need(map, "title")),
    description: textOf(map, "description"),
    extends: textOf(map, "extends"),
    fields: entriesOf(need(map, "fields")).map((field) => readShapeField(binding, field, types)),
    closed: flagOf(map, "closed"),
    extensible: others !== undefined || (valueOf(map, "closed") !== undefined && !flagOf(map, "closed")),
    additionalProperties: others && readFact(binding, others, (node) => readType(binding, node, types)),
    fieldRules: readFieldRules(binding, itemsOf(valueOf(map, "rules")), { noun: "field", names, errors }),
    pageOf: undefined,
    ...readLifecycle(binding, map),
    origin: binding.origin,
    place: entry.keyPlace,
  };
}

/** Returns the fields of a shape and of those that it extends. Cycles are reported elsewhere. */
function fieldsByName(
  entry: MapEntry,
  entries: ReadonlyMap<string, MapEntry>,
  seen: Set<MapEntry>,
): ReadonlyMap<string, MapEntry> {
  const map = asMap(entry.value);
  const base = entries.get(textOf(map, "extends") ?? "");
  seen.add(entry);
  const inherited = base === undefined || seen.has(base) ? [] : fieldsByName(base, entries, seen);
  return new Map([...inherited, ...entriesOf(need(map, "fields")).map((field) => [field.key, field] as const)]);
}

/** Reads a type expression, or a mapping with a type expression and other keys. */
function readShapeField(binding: Binding, entry: MapEntry, types: TypeScope): ShapeField {
  const { value } = entry;
  if (value.kind !== "map" || valueOf(value, "type") === undefined) {
    const type = readFact(binding, value, (node) => readType(binding, node, types));
    const plain = { required: true, nullable: false, secret: undefined, description: undefined, ...noLifecycle };
    return { name: entry.key, type, ...plain, place: entry.keyPlace };
  }
  return {
    name: entry.key,
    type: readFact(binding, need(value, "type"), (node) => readType(binding, node, types)),
    required: !flagOf(value, "optional"),
    nullable: flagOf(value, "nullable"),
    secret: readOptionalFact(binding, value, "secret", asBoolean),
    description: readDescription(value),
    ...readLifecycle(binding, value),
    place: entry.keyPlace,
  };
}

/** Descriptions are always documented, because one decision covers those of a whole shape. */
function readDescription(map: MapNode): ShapeField["description"] {
  const node = valueOf(map, "description");
  return node && { status: "documented", value: asText(node), place: node.place };
}
