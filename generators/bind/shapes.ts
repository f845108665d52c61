import type { MapEntry, MapNode } from "../load/tree.ts";
import type { Shape, ShapeField } from "../model/resource.ts";
import { noLifecycle } from "../model/fact.ts";
import type { Binding } from "./binding.ts";
import { expandOnce } from "./values.ts";
import { readFact, readLifecycle, readOptionalFact, within } from "./fact.ts";
import { readFieldRules, type FieldRuleScope } from "./rules.ts";
import { asBoolean, asMap, asText, entriesOf, flagOf, itemsOf, need, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve.ts";
import { readType, type TypeScope } from "./types.ts";

/** The names that shapes may refer to. */
export interface ShapeScope extends Pick<FieldRuleScope, "errors"> {
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
