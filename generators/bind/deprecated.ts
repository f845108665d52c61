import type { MapNode } from "../load/tree.ts";
import type { Origin } from "../model/fact.ts";
import type { Binding } from "./binding.ts";
import { readOrigin } from "./fact.ts";
import { asBoolean, valueOf } from "./read-node.ts";

/** Reads `deprecated: true`, or `deprecated: { decided: true, by: D-014 }`. */
export function readDeprecated(binding: Binding, map: MapNode): Origin | undefined {
  const node = valueOf(map, "deprecated");
  if (node === undefined) return undefined;
  if (node.kind === "map") return readOrigin(binding, node);
  return asBoolean(node) ? binding.origin : undefined;
}
