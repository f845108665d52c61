import type { MapNode, Node } from "../load/tree.ts";
import type { QueryWire } from "../model/query.ts";
import type { Binding } from "./binding.ts";
import { readFact } from "./fact.ts";
import { asText, need, textsOf } from "./read-node.ts";

/** Reads the names that a request has on the wire. */
export function readWire(binding: Binding, map: MapNode): QueryWire {
  const fact = <T>(key: string, read: (node: Node) => T) => readFact(binding, need(map, key), read);
  return {
    endpoint: fact("endpoint", asText),
    methods: fact("methods", textsOf),
    modulePath: fact("modulePath", asText),
    prefix: fact("prefix", () => "concatenate" as const),
    generatorPrefix: fact("generatorPrefix", asText),
    generatorSelector: fact("generatorSelector", asText),
    separator: fact("separator", asText),
    alternativeSeparator: fact("alternativeSeparator", asText),
    allSpecifier: fact("allSpecifier", asText),
    maxLimit: fact("maxLimit", asText),
    templatedIndex: fact("templatedIndex", (node) => asText(node) as "after-variable" | "last"),
  };
}
