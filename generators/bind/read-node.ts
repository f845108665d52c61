import type { Place } from "../model/place.ts";
import type { ListNode, MapEntry, MapNode, Node, ScalarNode } from "../load/tree.ts";

/*
 * Reads values from a tree whose shape has been checked. A node of another type is a bug in Kiln: the JSON Schemas in
 * spec/schema and bind disagree.
 */

export function asMap(node: Node): MapNode {
  if (node.kind !== "map") throw unexpected("a mapping", node);
  return node;
}

function asList(node: Node): ListNode {
  if (node.kind !== "list") throw unexpected("a list", node);
  return node;
}

export function asScalar(node: Node): ScalarNode {
  if (node.kind !== "scalar") throw unexpected("a scalar", node);
  return node;
}

export function asText(node: Node): string {
  const { value } = asScalar(node);
  if (typeof value !== "string") throw unexpected("text", node);
  return value;
}

export function asNumber(node: Node): number {
  const { value } = asScalar(node);
  if (typeof value !== "number") throw unexpected("a number", node);
  return value;
}

export function asBoolean(node: Node): boolean {
  const { value } = asScalar(node);
  if (typeof value !== "boolean") throw unexpected("true or false", node);
  return value;
}

export function asLiteral(node: Node): number | boolean | null {
  const { value } = asScalar(node);
  if (typeof value === "string") throw unexpected("a number, true, false or null", node);
  return value;
}

export function entryOf(map: MapNode, key: string): MapEntry | undefined {
  return map.entries.find((entry) => entry.key === key);
}

export function valueOf(map: MapNode, key: string): Node | undefined {
  return entryOf(map, key)?.value;
}

/** Returns the value of a key that the shape check requires. */
export function need(map: MapNode, key: string): Node {
  const node = valueOf(map, key);
  if (node === undefined) throw unexpected(`the key “${key}”`, map);
  return node;
}

/** Returns the mapping under an optional key. */
export function mapOf(map: MapNode, key: string): MapNode | undefined {
  const node = valueOf(map, key);
  return node === undefined ? undefined : asMap(node);
}

export function entriesOf(node: Node | undefined): readonly MapEntry[] {
  return node === undefined ? [] : asMap(node).entries;
}

export function itemsOf(node: Node | undefined): readonly Node[] {
  return node === undefined ? [] : asList(node).items;
}

export function textsOf(node: Node | undefined): readonly string[] {
  return itemsOf(node).map(asText);
}

export function textOf(map: MapNode, key: string): string | undefined {
  const node = valueOf(map, key);
  return node === undefined ? undefined : asText(node);
}

/** Returns the value of a boolean key, which is false by default. */
export function flagOf(map: MapNode, key: string): boolean {
  const node = valueOf(map, key);
  return node === undefined ? false : asBoolean(node);
}

/** Returns one or several strings with their places. */
export function oneOrMany(node: Node): readonly { readonly text: string; readonly place: Place }[] {
  const nodes = node.kind === "list" ? node.items : [node];
  return nodes.map((item) => ({ text: asText(item), place: item.place }));
}

export function asUnknownNames(node: Node): "ignored" | "refused" {
  return asText(node) as "ignored" | "refused";
}

function unexpected(expected: string, node: Node): Error {
  const { file, start } = node.place;
  return new Error(`The shape check accepted a node that bind cannot read: expected ${expected} at ${file}:${start}.`);
}

/** Returns the success responses under an operation's key `response`, which contains one response or a list. */
export function responseNodes(node: Node): readonly MapNode[] {
  return node.kind === "list" ? node.items.map(asMap) : [asMap(node)];
}
