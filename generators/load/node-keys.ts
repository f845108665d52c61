import { nearest } from "../diagnostics/suggest.ts";
import type { Spot } from "./fault.ts";
import type { Schema } from "./schema.ts";
import type { MapNode } from "./tree.ts";

/** Remembered, so that a mapping with many faults is not searched for each. */
const keySets = new WeakMap<MapNode, ReadonlySet<string>>();

/** The keys of a mapping; none of any other node. */
export function keysOf({ node }: Spot): ReadonlySet<string> {
  if (node.kind !== "map") return new Set();
  let keys = keySets.get(node);
  if (keys === undefined) keySets.set(node, (keys = new Set(node.entries.map((entry) => entry.key))));
  return keys;
}

/** Every property that a schema knows, whatever its conditions. */
export function propertiesOf({ properties, ref, choice }: Schema): ReadonlySet<string> {
  const others = [ref, choice?.then, choice?.otherwise].flatMap((one) =>
    one === undefined ? [] : [...propertiesOf(one)],
  );
  return new Set([...properties.keys(), ...others]);
}

/** The key that a misspelt one stands for, unless the mapping has it already. */
export function guessKey(spot: Spot, key: string, schema: Schema): string | undefined {
  return nearest(
    key,
    [...propertiesOf(schema)].filter((known) => !keysOf(spot).has(known)),
  );
}
