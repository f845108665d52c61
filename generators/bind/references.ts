import type { MapNode } from "../load/tree.ts";
import type { Binding } from "./binding.ts";
import { asText, itemsOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve.ts";

/** The names that a list under a key holds; those that are unknown are reported. */
export function references(
  binding: Binding,
  map: MapNode,
  key: string,
  kind: string,
  known: ReadonlyMap<string, unknown>,
): readonly string[] {
  const items = itemsOf(valueOf(map, key));
  for (const item of items) resolve(binding, kind, asText(item), known, item.place);
  return items.map(asText);
}
