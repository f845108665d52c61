import type { MapNode } from "../load/tree.ts";
import type { Fact } from "../model/fact.ts";
import type { ErrorCode } from "../model/service.ts";
import type { Binding } from "./binding.ts";
import { readFact, readLifecycle, readOptionalFact } from "./fact.ts";
import { asMap, asNumber, asText, entriesOf, need } from "./read-node.ts";
import { resolve } from "./resolve.ts";

export function bindErrors(binding: Binding, root: MapNode | undefined): readonly ErrorCode[] {
  return entriesOf(root).map((entry): ErrorCode => {
    const map = asMap(entry.value);
    return {
      code: entry.key,
      condition: readFact(binding, need(map, "condition"), asText),
      httpStatus: readFact(binding, need(map, "httpStatus"), asNumber),
      message: readOptionalFact(binding, map, "message", asText),
      ...readLifecycle(binding, map),
      place: entry.keyPlace,
    };
  });
}

/** Reads a reference to an error code. It may be missing or unknown. */
export function readErrorCode(
  binding: Binding,
  map: MapNode | undefined,
  key: string,
  errors: ReadonlyMap<string, ErrorCode>,
): Fact<string> | undefined {
  if (map === undefined) return undefined;
  return readOptionalFact(binding, map, key, (node) => {
    resolve(binding, "error code", asText(node), errors, node.place);
    return asText(node);
  });
}
