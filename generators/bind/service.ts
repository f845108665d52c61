import type { MapNode } from "../load/tree.ts";
import type { OpenFact, ServiceHead, UrlVariable } from "../model/service.ts";
import type { Binding } from "./binding.ts";
import { readFact } from "./fact.ts";
import { asMap, asText, entriesOf, need, valueOf } from "./read-node.ts";

export function readServiceHead(binding: Binding, root: MapNode): ServiceHead {
  const text = (key: string): string => asText(need(root, key));
  return {
    id: text("service"),
    title: text("title"),
    summary: text("summary"),
    description: text("description"),
    version: readFact(binding, need(root, "version"), asText),
    baseUrl: readFact(binding, need(root, "baseUrl"), asText),
    baseUrlVariables: readUrlVariables(binding, root),
    place: need(root, "service").place,
  };
}

function readUrlVariables(binding: Binding, root: MapNode): readonly UrlVariable[] {
  return entriesOf(valueOf(root, "baseUrlVariables")).map((entry) => {
    const map = asMap(entry.value);
    return {
      name: entry.key,
      description: asText(need(map, "description")),
      example: readFact(binding, need(map, "example"), asText),
    };
  });
}

/** The mapping `facts` of a service, a resource or a module: facts in words. */
export function readOpenFacts(binding: Binding, root: MapNode): readonly OpenFact[] {
  return entriesOf(valueOf(root, "facts")).map((entry) => ({ name: entry.key, text: readFact(binding, entry.value, asText) }));
}
