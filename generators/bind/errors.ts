import type { MapNode } from "../load/tree.ts";
import type { ErrorCode } from "../model/service.ts";
import type { Binding } from "./binding.ts";
import { readFact, readOptionalFact } from "./fact.ts";
import { asMap, asNumber, asText, entriesOf, need } from "./read.ts";

export function bindErrors(binding: Binding, root: MapNode | undefined): readonly ErrorCode[] {
  return entriesOf(root).map((entry): ErrorCode => {
    const map = asMap(entry.value);
    return {
      code: entry.key,
      condition: readFact(binding, need(map, "condition"), asText),
      httpStatus: readFact(binding, need(map, "httpStatus"), asNumber),
      message: readOptionalFact(binding, map, "message", asText),
      place: entry.keyPlace,
    };
  });
}
