import type { MapNode } from "../load/tree.ts";
import type { QueryLimits } from "../model/query.ts";
import { asMap, asNumber, need, textsOf, valueOf } from "./read-node.ts";

export function readLimits(map: MapNode): QueryLimits {
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
    userSubtypes: textsOf(valueOf(map, "userSubtypes")),
  };
}
