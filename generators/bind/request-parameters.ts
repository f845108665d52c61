import type { MapNode, Node } from "../load/tree.ts";
import type { PageParameters, Parameter, RequestParameters } from "../model/query.ts";
import type { Binding } from "./binding.ts";
import { readOrigin, within } from "./fact.ts";
import { indexBy } from "./index-by.ts";
import type { ParameterScope } from "./parameter-scope.ts";
import { includedRules, readParameters } from "./parameters.ts";
import { asMap, asText, entriesOf, itemsOf, need, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";
import { resolveSiblings } from "./resolve-siblings.ts";
import { readRules } from "./rules.ts";

export function bindRequestParameters(
  binding: Binding,
  root: MapNode | undefined,
  scope: ParameterScope,
): readonly RequestParameters[] {
  return entriesOf(root).map((entry): RequestParameters => {
    const map = asMap(entry.value);
    const here = within(binding, map);
    const list = asMap(need(map, "parameters"));
    const parameters = readParameters(here, list, scope);
    const rules = [...readRules(here, valueOf(map, "rules")), ...includedRules(list, scope)];
    resolveSiblings(binding, parameters, rules, scope);
    const shared = readShared(binding, valueOf(map, "shared"), parameters);
    const [title, description] = [asText(need(map, "title")), textOf(map, "description")];
    return { id: entry.key, title, description, parameters, shared, rules, origin: here.origin, place: entry.keyPlace };
  });
}

function readShared(
  binding: Binding,
  node: Node | undefined,
  parameters: readonly Parameter[],
): RequestParameters["shared"] {
  const known = indexBy(
    parameters.filter(({ type }) => type.kind === "boolean"),
    ({ name }) => name,
  );
  return itemsOf(node).map((item) => {
    const name = asText(item);
    resolve(binding, "flag", name, known, item.place);
    return { name, place: item.place };
  });
}

/** Which of the request parameters select pages, and which revisions. */
export function bindPages(
  binding: Binding,
  node: Node | undefined,
  sets: readonly RequestParameters[],
): PageParameters | undefined {
  if (node === undefined) return undefined;
  const known = parametersOf(sets);
  const [pages = [], revisions = []] = ["pages", "revisions"].map((key) =>
    itemsOf(need(asMap(node), key)).map((item) => {
      resolve(binding, "parameter", asText(item), known, item.place);
      return asText(item);
    }),
  );
  return { pages, revisions, origin: readOrigin(binding, asMap(node)), place: node.place };
}

export function parametersOf(sets: readonly RequestParameters[]): ReadonlyMap<string, Parameter> {
  return indexBy(
    sets.flatMap(({ parameters }) => parameters),
    ({ name }) => name,
  );
}
