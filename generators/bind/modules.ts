import type { SpecDocument } from "../load/document.ts";
import type { MapNode } from "../load/tree.ts";
import type { Module, ModuleGroup, Parameter } from "../model/query.ts";
import type { Place } from "../model/place.ts";
import { indexBy, resolve, type Binding } from "./binding.ts";
import { expandOnce } from "./expand.ts";
import { readParameters, resolveSiblings, type ParameterScope } from "./parameters.ts";
import { asMap, asText, flagOf, need, valueOf } from "./read.ts";
import { readOpenFacts } from "./service.ts";

type LookUp = (name: string, from: Place) => Module | undefined;

export function bindModules(
  binding: Binding,
  documents: readonly SpecDocument[],
  groups: readonly ModuleGroup[],
  scope: ParameterScope,
): readonly Module[] {
  const raw = indexBy(documents, (document) => asText(need(document.root, "module")));
  const groupsByName = indexBy(groups, (group) => group.name);
  const modules = expandOnce(binding, "The module", raw, (document) => need(document.root, "module").place, ({ root }, lookUp): Module => {
    const group = need(root, "group");
    resolve(binding, "group", asText(group), groupsByName, group.place);
    const same = valueOf(root, "sameParametersAs");
    return {
      name: asText(need(root, "module")),
      group: asText(group),
      prefix: asText(need(root, "prefix")),
      generator: flagOf(root, "generator"),
      deprecated: flagOf(root, "deprecated"),
      parameters: same === undefined ? ownParameters(binding, root, scope) : borrowedParameters(binding, root, raw, lookUp),
      sameParametersAs: same && asText(same),
      facts: readOpenFacts(binding, root),
      place: need(root, "module").place,
    };
  });
  return [...raw.keys()].flatMap((name) => modules.get(name) ?? []);
}

function ownParameters(binding: Binding, root: MapNode, scope: ParameterScope): readonly Parameter[] {
  const parameters = readParameters(binding, asMap(need(root, "parameters")), scope);
  resolveSiblings(binding, parameters, scope.valueSets);
  return parameters;
}

function borrowedParameters(
  binding: Binding,
  root: MapNode,
  known: ReadonlyMap<string, unknown>,
  lookUp: LookUp,
): readonly Parameter[] {
  const same = need(root, "sameParametersAs");
  if (resolve(binding, "module", asText(same), known, same.place) === undefined) return [];
  return lookUp(asText(same), same.place)?.parameters ?? [];
}
