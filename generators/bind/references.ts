import type { MapNode } from "../load/tree.ts";
import type { Binding } from "./binding.ts";
import { asText, itemsOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve.ts";

/** Resolves the names in a list under a key, and reports unknown ones. */
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
