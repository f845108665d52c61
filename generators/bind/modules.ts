import type { MapNode, SpecDocument } from "../load/tree.ts";
import type { Module, ModuleGroup, Parameter } from "../model/query.ts";
import { type Binding, indexBy } from "./binding.ts";
import { type Find, expandOnce, readExamples } from "./values.ts";
import { readLifecycle, within } from "./fact.ts";
import { type ParameterScope, includedRules, readParameters } from "./parameters.ts";
import { bindPart } from "./parts.ts";
import { asMap, asText, entryOf, flagOf, need, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve.ts";
import { resolveResult, resolveRules, resolveSiblings } from "./resolve-names.ts";
import { type ResultScope, readResult } from "./results.ts";
import { readRules } from "./rules.ts";
import { readOpenFacts } from "./service.ts";

export function bindModules(
  binding: Binding,
  documents: readonly SpecDocument[],
  scope: ModuleScope,
): readonly Module[] {
  const raw = indexBy(documents, (document) => asText(need(document.root, "module")));
  const modules = expandOnce(
    binding,
    "The module",
    raw,
    (document) => need(document.root, "module").place,
    ({ root }, find): Module =>
      // A module that depends on another one is not a part of its own.
      valueOf(root, "sameParametersAs") === undefined
        ? bindPart(binding, ["module", scope, root], (own) => bindModule(own, root, scope, ownParameters))
        : bindModule(binding, root, scope, (here) => borrowedParameters(here, root, raw, find, scope.scope)),
  );
  return [...raw.keys()].flatMap((name) => modules.get(name) ?? []);
}

/** The names outside a module that it may refer to, except for other modules. */
export interface ModuleScope {
  readonly groups: ReadonlyMap<string, ModuleGroup>;
  readonly scope: ParameterScope;
  readonly results: ResultScope;
}

function bindModule(
  binding: Binding,
  root: MapNode,
  { groups, scope, results }: ModuleScope,
  readOwn: (binding: Binding, root: MapNode, scope: ParameterScope) => ParametersAndRules,
): Module {
  const here = within(binding, root);
  const group = need(root, "group");
  resolve(binding, "group", asText(group), groups, group.place);
  const own = readOwn(here, root, scope);
  return {
    name: asText(need(root, "module")),
    description: textOf(root, "description"),
    manual: textOf(root, "manual"),
    group: asText(group),
    prefix: asText(need(root, "prefix")),
    generator: flagOf(root, "generator"),
    ...readLifecycle(here, root),
    ...own,
    sameParametersAs: textOf(root, "sameParametersAs"),
    result: bindResult(here, root, own.parameters, scope, results),
    examples: readExamples(valueOf(root, "examples")),
    facts: readOpenFacts(here, root),
    origin: here.origin,
    place: need(root, "module").place,
  };
}

function bindResult(
  binding: Binding,
  root: MapNode,
  parameters: readonly Parameter[],
  { valueSets, errors }: ParameterScope,
  results: ResultScope,
): Module["result"] {
  const result = readResult(binding, entryOf(root, "result"), results);
  const siblings = indexBy(parameters, ({ name }) => name);
  if (result === undefined || result.status === "unknown") return result;
  resolveResult(binding, result.value, results, { siblings, sets: valueSets, errors });
  return result;
}

type ParametersAndRules = Pick<Module, "parameters" | "rules">;

function ownParameters(binding: Binding, root: MapNode, scope: ParameterScope): ParametersAndRules {
  const map = asMap(need(root, "parameters"));
  const parameters = readParameters(binding, map, scope);
  const rules = [...readRules(binding, valueOf(root, "rules")), ...includedRules(map, scope)];
  resolveSiblings(binding, parameters, rules, scope);
  return { parameters, rules };
}

/**
 * Reads the parameters that a module borrows from another one. The other module's rules apply too, and the module may
 * add some.
 */
function borrowedParameters(
  binding: Binding,
  root: MapNode,
  known: ReadonlyMap<string, unknown>,
  find: Find<Module>,
  scope: ParameterScope,
): ParametersAndRules {
  const same = need(root, "sameParametersAs");
  const more = readRules(binding, valueOf(root, "rules"));
  const isKnown = resolve(binding, "module", asText(same), known, same.place) !== undefined;
  const other = isKnown ? find(asText(same), same.place) : undefined;
  if (other === undefined) return { parameters: [], rules: more };
  const siblings = indexBy(other.parameters, (parameter) => parameter.name);
  resolveRules(binding, more, { siblings, sets: scope.valueSets, errors: scope.errors });
  return { parameters: other.parameters, rules: [...other.rules, ...more] };
}
