import type { Node } from "../load/tree.ts";
import type { Destinations } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { readFact, readOptionalFact } from "./fact.ts";
import { asBoolean, asMap, asNumber, asText, asUnknownNames, entriesOf, need, textsOf } from "./read-node.ts";

export function readDestinations(binding: Binding, node: Node | undefined): Destinations | undefined {
  if (node === undefined) return undefined;
  const map = asMap(node);
  return {
    objectField: asText(need(map, "objectField")),
    pattern: readFact(binding, need(map, "pattern"), asText),
    bareNumbers: readFact(binding, need(map, "bareNumbers"), asBoolean),
    bareNumberType: readOptionalFact(binding, map, "bareNumberType", asText),
    maxItems: readOptionalFact(binding, map, "maxItems", asNumber),
    maxLength: readOptionalFact(binding, map, "maxLength", asNumber),
    unknownSlots: readOptionalFact(binding, map, "unknownSlots", asUnknownNames),
    slots: entriesOf(need(map, "slots")).map((entry) => ({
      name: entry.key,
      aliases: textsOf(entry.value),
      place: entry.keyPlace,
    })),
  };
}
