import type { MapNode } from "../load/tree.ts";
import { noLifecycle, type Deprecation, type Lifecycle } from "../model/lifecycle.ts";
import type { Binding } from "./binding.ts";
import { readOptionalFact, readOrigin } from "./fact.ts";
import { asBoolean, asText, oneOrMany, textOf, valueOf } from "./read-node.ts";

/** Reads the keys `since`, `deprecated`, `sunset` and `was` of a definition. Plain values have no lifecycle. */
export function readLifecycle(binding: Binding, map: MapNode | undefined): Lifecycle {
  if (map === undefined) return noLifecycle;
  const was = valueOf(map, "was");
  return {
    since: readOptionalFact(binding, map, "since", asText),
    deprecated: readDeprecated(binding, map),
    sunset: readOptionalFact(binding, map, "sunset", asText),
    was: was === undefined ? [] : oneOrMany(was).map(({ text }) => text),
  };
}

/** Reads `deprecated: true`, `{ decided: true, by: D-014 }`, or a mapping with reason, replacement and date. */
function readDeprecated(binding: Binding, map: MapNode): Deprecation | undefined {
  const node = valueOf(map, "deprecated");
  if (node === undefined) return undefined;
  if (node.kind !== "map") return asBoolean(node) ? binding.origin : undefined;
  const more = { reason: textOf(node, "reason"), replacement: textOf(node, "replacement"), date: textOf(node, "date") };
  return { ...readOrigin(binding, node), ...more };
}
