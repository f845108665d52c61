import type { SpecDocument } from "../load/document.ts";
import type { MapNode, Node } from "../load/tree.ts";
import { membersOfAnswer } from "../model/queries.ts";
import type { Module, ModuleGroup, PersonalModules, QueryService, TokenSource } from "../model/query.ts";
import { bindAnswer } from "./answer.ts";
import type { Binding } from "./binding.ts";
import { bindErrors } from "./errors.ts";
import { readFact, readOptionalFact, readOrigin } from "./fact.ts";
import { indexBy } from "./index-by.ts";
import { bindModules } from "./modules.ts";
import { bindParameterGroups } from "./parameter-groups.ts";
import type { ParameterScope } from "./parameter-scope.ts";
import { withMessages } from "./message-members.ts";
import { readLimits } from "./query-limits.ts";
import { bindConstants, bindRequestErrors, readMessageForm, readProfile, readRole } from "./query-protocol.ts";
import { readWire } from "./query-wire.ts";
import { asMap, asText, itemsOf, mapOf, need, textOf, valueOf } from "./read-node.ts";
import { bindPages, bindRequestParameters, parametersOf } from "./request-parameters.ts";
import { resolve } from "./resolve-name.ts";
import { resolveFields } from "./resolve-results.ts";
import { factsIn, readOpenFacts, readServiceHead } from "./service.ts";
import { bindValueSets } from "./value-sets.ts";

/** Before parameter groups are bound, parameters refer to none. */
const NO_GROUPS: Pick<ParameterScope, "group" | "groupNames" | "shapes"> = {
  group: () => undefined,
  groupNames: new Map(),
  shapes: new Map(),
};

export function bindQueryService(binding: Binding, root: MapNode, documents: readonly SpecDocument[]): QueryService {
  const ofKind = (kind: SpecDocument["kind"]): readonly SpecDocument[] =>
    documents.filter((document) => document.kind === kind);
  const wire = readWire(binding, asMap(need(root, "wire")));
  const limits = readLimits(binding, asMap(need(root, "limits")));
  const valueSets = bindValueSets(binding, ofKind("value-set"));
  const groups = bindModuleGroups(binding, root);
  const errors = bindErrors(binding, ofKind("errors")[0]?.root);
  const base: ParameterScope = {
    valueSets,
    limits,
    errors: indexBy(errors, ({ code }) => code),
    takesAll: wire.allSpecifier !== undefined,
    ...NO_GROUPS,
  };
  const parameterGroups = bindParameterGroups(binding, ofKind("parameter-groups")[0]?.root, base);
  const scope: ParameterScope = { ...base, groupNames: parameterGroups, group: (name) => parameterGroups.get(name) };
  const { answer, scope: results } = bindAnswer(binding, ofKind("answer")[0]?.root, valueSets, limits);
  const modules = bindModules(binding, ofKind("module"), groups, scope, results);
  const requestParameters = bindRequestParameters(binding, ofKind("request-parameters")[0]?.root, scope);
  const siblings = parametersOf(requestParameters);
  if (answer !== undefined)
    resolveFields(binding, membersOfAnswer(answer), results, { siblings, sets: valueSets, errors: scope.errors });
  const [errorBody, warningBody] = [
    readMessageForm(binding, root, "errorBody"),
    readMessageForm(binding, root, "warningBody"),
  ];
  return {
    kind: "query",
    ...readProfile(binding, root),
    ...readServiceHead(binding, root),
    wire,
    authentication: readOptionalFact(binding, root, "authentication", () => "none" as const),
    groups,
    constants: bindConstants(binding, root, siblings),
    limits,
    requestParameters,
    errors,
    errorBody,
    warningBody,
    requestErrors: bindRequestErrors(binding, root, scope.errors),
    modules,
    tokens: bindTokens(binding, valueOf(root, "tokens"), modules),
    pages: bindPages(binding, valueOf(root, "pages"), requestParameters),
    personal: bindPersonal(binding, valueOf(root, "personal"), modules),
    valueSets: [...valueSets.values()],
    parameterGroups: [...parameterGroups.values()],
    answer: withMessages(answer, [errorBody, warningBody]),
    facts: readOpenFacts(binding, root),
  };
}

function bindModuleGroups(binding: Binding, root: MapNode): readonly ModuleGroup[] {
  return asMap(need(root, "groups")).entries.map((entry): ModuleGroup => {
    const map = asMap(entry.value);
    const selector = readFact(binding, need(map, "selector"), asText);
    const [title, description] = [asText(need(map, "title")), textOf(map, "description")];
    return { name: entry.key, title, description, ...readRole(binding, map), selector, place: entry.keyPlace };
  });
}

function bindPersonal(
  binding: Binding,
  node: Node | undefined,
  modules: readonly Module[],
): PersonalModules | undefined {
  if (node === undefined) return undefined;
  const known = indexBy(modules, ({ name }) => name);
  const names = itemsOf(need(asMap(node), "modules")).map((item) => {
    resolve(binding, "module", asText(item), known, item.place);
    return asText(item);
  });
  return { modules: names, origin: readOrigin(binding, asMap(node)), place: node.place };
}

/** In the order of their use, whatever the order of the spec. */
const accountFacts = ["login", "session", "writing", "logout"];

function bindTokens(binding: Binding, node: Node | undefined, modules: readonly Module[]): TokenSource | undefined {
  if (node === undefined) return undefined;
  const [module, parameter] = ["module", "parameter"].map((key) => need(asMap(node), key));
  const found = resolve(
    binding,
    "module",
    asText(module!),
    indexBy(modules, ({ name }) => name),
    module!.place,
  );
  const parameters = found && indexBy(found.parameters, ({ name }) => name);
  if (parameters !== undefined) resolve(binding, "parameter", asText(parameter!), parameters, parameter!.place);
  const account = mapOf(asMap(node), "account");
  const facts =
    account &&
    factsIn(binding, account).toSorted((a, b) => accountFacts.indexOf(a.name) - accountFacts.indexOf(b.name));
  return { module: asText(module!), parameter: asText(parameter!), account: facts, place: node.place };
}
