import type { Branch, Fault, Spot } from "./finding.ts";
import type { Schema, TypeName } from "./schema.ts";
import type { ListNode, MapEntry, MapNode, ScalarNode, Node } from "./tree.ts";

/** Maximum number of faults that are collected for one node. More would not help the author. */
const MOST_FAULTS = 100;

/** Returns all faults of a node, unordered. Returns an empty list if the node matches. */
export function validate(schema: Schema, spot: Spot): readonly Fault[] {
  const faults: Fault[] = [];
  collect(schema, spot, faults);
  return faults;
}

function collect(schema: Schema, spot: Spot, faults: Fault[]): void {
  if (schema.ref !== undefined) collect(schema.ref, spot, faults);
  const { node } = spot;
  if (!hasType(schema.types, node)) {
    faults.push({ kind: "type", spot, schema });
    return;
  }
  if (!allowsValue(schema, node)) faults.push({ kind: "value", spot, schema });
  if (node.kind === "list") collectItems(schema, spot, node, faults);
  if (node.kind === "map") collectEntries(schema, spot, node, faults);
  if (schema.anyOf.length > 0) collectUnion(schema, spot, faults);
  if (schema.choice !== undefined) {
    const chosen = validate(schema.choice.test, spot).length === 0 ? schema.choice.then : schema.choice.otherwise;
    if (chosen !== undefined) collect(chosen, spot, faults);
  }
}

function collectItems(schema: Schema, spot: Spot, list: ListNode, faults: Fault[]): void {
  const { items } = schema;
  if (schema.uniqueItems) collectDuplicates(spot, list, faults);
  if (items === undefined) return;
  for (let step = 0; step < list.items.length && faults.length < MOST_FAULTS; step++) {
    collect(items, { node: list.items[step]!, parent: spot, step }, faults);
  }
}

function collectDuplicates(spot: Spot, list: ListNode, faults: Fault[]): void {
  const firsts = new Map<string, Node>();
  for (const [step, node] of list.items.entries()) {
    const value = JSON.stringify(plainOf(node));
    const first = firsts.get(value);
    if (first === undefined) firsts.set(value, node);
    else faults.push({ kind: "duplicate", spot: { node, parent: spot, step }, first });
  }
}

/** Returns a value that is equal for equal nodes. Mappings are sorted by their keys. */
function plainOf(node: Node): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(plainOf);
  const entries = node.entries.map(({ key, value }): readonly [string, unknown] => [key, plainOf(value)]);
  return { entries: entries.toSorted(([one], [other]) => (one < other ? -1 : 1)) };
}

function collectEntries(schema: Schema, spot: Spot, map: MapNode, faults: Fault[]): void {
  for (const entry of map.entries) {
    if (faults.length >= MOST_FAULTS) return;
    collectEntry(schema, spot, entry, faults);
  }
  for (const key of schema.required) if (!has(map, key)) faults.push({ kind: "missing-key", spot, schema, key });
  for (const [key, needed] of schema.dependentRequired) {
    if (!has(map, key)) continue;
    for (const other of needed) if (!has(map, other)) faults.push({ kind: "missing-key", spot, schema, key: other });
  }
  for (const [key, dependent] of schema.dependentSchemas) if (has(map, key)) collect(dependent, spot, faults);
}

function collectEntry(schema: Schema, spot: Spot, entry: MapEntry, faults: Fault[]): void {
  if (schema.names !== undefined && !isName(schema.names, entry)) {
    faults.push({ kind: "name", spot, schema: schema.names, entry, known: schema });
    return;
  }
  const inner = schema.properties.get(entry.key) ?? schema.others;
  if (inner === "refused") faults.push({ kind: "unknown-key", spot, schema, entry });
  else if (inner !== undefined) collect(inner, { node: entry.value, parent: spot, step: entry }, faults);
}

function isName(names: Schema, entry: MapEntry): boolean {
  const node: ScalarNode = { kind: "scalar", value: entry.key, place: entry.keyPlace };
  return validate(names, { node, parent: undefined, step: undefined }).length === 0;
}

function has(map: MapNode, key: string): boolean {
  return map.entries.some((entry) => entry.key === key);
}

function collectUnion(schema: Schema, spot: Spot, faults: Fault[]): void {
  const branches: Branch[] = [];
  for (const branch of schema.anyOf) {
    const found = validate(branch, spot);
    if (found.length === 0) return;
    branches.push({ schema: branch, faults: found });
  }
  faults.push({ kind: "union", spot, branches });
}

/** Returns whether a node has one of the types. An empty list allows any type. */
function hasType(types: readonly TypeName[], node: Node): boolean {
  if (types.length === 0) return true;
  const type = typeOf(node);
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

function typeOf(node: Node): TypeName {
  if (node.kind !== "scalar") return node.kind === "map" ? "object" : "array";
  if (node.value === null) return "null";
  if (typeof node.value === "boolean") return "boolean";
  if (typeof node.value === "string") return "string";
  return Number.isInteger(node.value) ? "integer" : "number";
}

/** Returns whether the value of a scalar, or the size of a mapping or list, is allowed. */
function allowsValue(schema: Schema, node: Node): boolean {
  if (node.kind !== "scalar") {
    const size = node.kind === "map" ? node.entries.length : node.items.length;
    return schema.values === undefined && size >= schema.minSize && size <= schema.maxSize;
  }
  if (schema.values !== undefined && !schema.values.includes(node.value)) return false;
  if (typeof node.value === "number") return node.value >= schema.minimum && node.value <= schema.maximum;
  return typeof node.value !== "string" || allowsText(schema, node.value);
}

function allowsText(schema: Schema, text: string): boolean {
  // A character may take two code units, so a string has at least half as many characters as code units.
  if (text.length < schema.minLength || text.length > 2 * schema.maxLength) return false;
  if (text.length > schema.maxLength && [...text].length > schema.maxLength) return false;
  if (text.length < 2 * schema.minLength && [...text].length < schema.minLength) return false;
  return schema.pattern === undefined || schema.pattern.test(text);
}
