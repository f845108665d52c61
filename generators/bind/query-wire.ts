import type { MapNode, Node } from "../load/tree.ts";
import type { QueryWire } from "../model/query.ts";
import type { Binding } from "./binding.ts";
import { readFact, readOptionalFact } from "./fact.ts";
import { asNumber, asText, need, textsOf } from "./read-node.ts";

/** Reads the names that a request has on the wire. */
export function readWire(binding: Binding, map: MapNode): QueryWire {
  const fact = <T>(key: string, read: (node: Node) => T) => readFact(binding, need(map, key), read);
  const optional = <T>(key: string, read: (node: Node) => T) => readOptionalFact(binding, map, key, read);
  return {
    endpoint: fact("endpoint", asText),
    methods: fact("methods", textsOf),
    modulePath: optional("modulePath", asText),
    prefix: fact("prefix", () => "concatenate" as const),
    generatorPrefix: optional("generatorPrefix", asText),
    generatorSelector: optional("generatorSelector", asText),
    separator: fact("separator", asText),
    alternativeSeparator: optional("alternativeSeparator", asText),
    allSpecifier: optional("allSpecifier", asText),
    maxLimit: optional("maxLimit", asText),
    firstIndex: optional("firstIndex", asNumber),
    templatedIndex: optional("templatedIndex", (node) => asText(node) as "after-variable" | "last"),
    flags: optional("flags", () => "presence" as const),
    errorHeader: optional("errorHeader", asText),
  };
}
