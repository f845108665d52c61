import type { MapNode } from "../load/tree.ts";
import type { QueryLimits } from "../model/query.ts";
import type { Binding } from "./binding.ts";
import { readOptionalFact } from "./fact.ts";
import { asMap, asNumber, asText, need, textsOf, valueOf } from "./read-node.ts";

export function readLimits(binding: Binding, map: MapNode): QueryLimits {
  const limit = asMap(need(map, "limit"));
  const multiple = asMap(need(map, "multiple"));
  const number = (inner: MapNode, key: string): number => asNumber(need(inner, key));
  return {
    limit: {
      minimum: number(limit, "minimum"),
      maximum: number(limit, "maximum"),
      highMaximum: number(limit, "highMaximum"),
      place: limit.place,
    },
    multiple: { low: number(multiple, "low"), high: number(multiple, "high"), place: multiple.place },
    highRight: readOptionalFact(binding, map, "highRight", asText),
    userSubtypes: textsOf(valueOf(map, "userSubtypes")),
  };
}
