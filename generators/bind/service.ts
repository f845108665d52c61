import type { MapNode, Node } from "../load/tree.ts";
import type { ErrorCode, OpenFact, ServiceHead, UrlVariable } from "../model/service.ts";
import { namesInBraces } from "../model/queries.ts";
import type { Fact } from "../model/fact.ts";
import { type Binding, indexBy } from "./binding.ts";
import { readFact, readLifecycle, readOptionalFact } from "./fact.ts";
import { asMap, asNumber, asText, entriesOf, need, valueOf } from "./read-node.ts";
import { resolve } from "./resolve.ts";

export function readServiceHead(binding: Binding, root: MapNode): ServiceHead {
  const text = (key: string): string => asText(need(root, key));
  const baseUrl = readFact(binding, need(root, "baseUrl"), asText);
  const baseUrlVariables = readUrlVariables(binding, root);
  resolveUrlVariables(binding, baseUrl, baseUrlVariables);
  return {
    id: text("service"),
    title: text("title"),
    summary: text("summary"),
    description: text("description"),
    version: readFact(binding, need(root, "version"), asText),
    baseUrl,
    baseUrlVariables,
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
      place: entry.keyPlace,
    };
  });
}

function resolveUrlVariables(binding: Binding, baseUrl: Fact<string>, variables: readonly UrlVariable[]): void {
  const known = indexBy(variables, ({ name }) => name);
  for (const name of new Set(namesInBraces(baseUrl.value ?? ""))) {
    resolve(binding, "variable of the base URL", name, known, baseUrl.place);
  }
}

/** Reads the mapping `facts` of a service, resource or module, which contains facts in prose. */
export function readOpenFacts(binding: Binding, root: MapNode): readonly OpenFact[] {
  return factsIn(binding, valueOf(root, "facts"));
}

/** Reads facts in prose by name. */
export function factsIn(binding: Binding, node: Node | undefined): readonly OpenFact[] {
  return entriesOf(node).map((entry) => ({ name: entry.key, text: readFact(binding, entry.value, asText) }));
}

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
