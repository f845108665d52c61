import type { SpecDocument } from "../load/document.ts";
import type { MapNode, Node } from "../load/tree.ts";
import { membersOfAnswer } from "../model/queries.ts";
import type { Module, ModuleGroup, PageParameters, Parameter, ParameterGroup, QueryLimits, QueryService, QueryWire, RequestParameters, TokenSource } from "../model/query.ts";
import { bindAnswer } from "./answer.ts";
import { indexBy, resolve, type Binding } from "./binding.ts";
import { bindErrors } from "./errors.ts";
import { expandOnce } from "./expand.ts";
import { readFact, within } from "./fact.ts";
import { bindModules } from "./modules.ts";
import { includedRules, readParameters, resolveSiblings, type ParameterScope } from "./parameters.ts";
import { asMap, asNumber, asText, entriesOf, itemsOf, need, textOf, textsOf, valueOf } from "./read.ts";
import { resolveFields } from "./resolve-results.ts";
import { readRules } from "./rules.ts";
import { readOpenFacts, readServiceHead } from "./service.ts";
import { bindValueSets } from "./value-sets.ts";

export function bindQueryService(binding: Binding, root: MapNode, documents: readonly SpecDocument[]): QueryService {
  const ofKind = (kind: SpecDocument["kind"]): readonly SpecDocument[] => documents.filter((document) => document.kind === kind);
  const limits = readLimits(asMap(need(root, "limits")));
  const valueSets = bindValueSets(binding, ofKind("value-set"));
  const groups = asMap(need(root, "groups")).entries.map((entry): ModuleGroup => {
    const map = asMap(entry.value);
    const selector = readFact(binding, need(map, "selector"), asText);
    return { name: entry.key, title: asText(need(map, "title")), selector, place: entry.keyPlace };
  });
  const errors = bindErrors(binding, ofKind("errors")[0]?.root);
  const noGroups = { group: () => undefined, groupNames: new Map(), shapes: new Map() };
  const base: ParameterScope = { valueSets, limits, errors: indexBy(errors, ({ code }) => code), ...noGroups };
  const parameterGroups = bindParameterGroups(binding, ofKind("parameter-groups")[0]?.root, base);
  const scope: ParameterScope = { ...base, groupNames: parameterGroups, group: (name) => parameterGroups.get(name) };
  const { answer, scope: results } = bindAnswer(binding, ofKind("answer")[0]?.root, valueSets, limits);
  const modules: readonly Module[] = bindModules(binding, ofKind("module"), groups, scope, results);
  const requestParameters = bindRequestParameters(binding, ofKind("request-parameters")[0]?.root, scope);
  if (answer !== undefined) resolveFields(binding, membersOfAnswer(answer), results, { siblings: parametersOf(requestParameters), sets: valueSets, errors: scope.errors });
  return {
    kind: "query",
    ...readServiceHead(binding, root),
    wire: readWire(binding, asMap(need(root, "wire"))),
    groups,
    limits,
    requestParameters,
    errors,
    modules,
    tokens: bindTokens(binding, valueOf(root, "tokens"), modules),
    pages: bindPages(binding, valueOf(root, "pages"), requestParameters),
    valueSets: [...valueSets.values()],
    parameterGroups: [...parameterGroups.values()],
    answer,
    facts: readOpenFacts(binding, root),
  };
}

function bindTokens(binding: Binding, node: Node | undefined, modules: readonly Module[]): TokenSource | undefined {
  if (node === undefined) return undefined;
  const [module, parameter] = ["module", "parameter"].map((key) => need(asMap(node), key));
  const found = resolve(binding, "module", asText(module!), indexBy(modules, ({ name }) => name), module!.place);
  if (found !== undefined) resolve(binding, "parameter", asText(parameter!), indexBy(found.parameters, ({ name }) => name), parameter!.place);
  return { module: asText(module!), parameter: asText(parameter!), place: node.place };
}

function bindPages(binding: Binding, node: Node | undefined, sets: readonly RequestParameters[]): PageParameters | undefined {
  if (node === undefined) return undefined;
  const known = parametersOf(sets);
  const [pages = [], revisions = []] = ["pages", "revisions"].map((key) =>
    itemsOf(need(asMap(node), key)).map((item) => {
      resolve(binding, "parameter", asText(item), known, item.place);
      return asText(item);
    }),
  );
  return { pages, revisions, place: node.place };
}

function parametersOf(sets: readonly RequestParameters[]): ReadonlyMap<string, Parameter> {
  return indexBy(sets.flatMap(({ parameters }) => parameters), ({ name }) => name);
}

function readLimits(map: MapNode): QueryLimits {
  const limit = asMap(need(map, "limit"));
  const multiple = asMap(need(map, "multiple"));
  const number = (inner: MapNode, key: string): number => asNumber(need(inner, key));
  return {
    limit: {
      minimum: number(limit, "minimum"),
      maximum: number(limit, "maximum"),
      highMaximum: number(limit, "highMaximum"),
      place: limit.place,
    },
    multiple: { low: number(multiple, "low"), high: number(multiple, "high"), place: multiple.place },
    userSubtypes: textsOf(need(map, "userSubtypes")),
  };
}

function readWire(binding: Binding, map: MapNode): QueryWire {
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

function bindParameterGroups(binding: Binding, root: MapNode | undefined, base: ParameterScope): ReadonlyMap<string, ParameterGroup> {
  const raw = new Map(entriesOf(root).map((entry) => [entry.key, entry]));
  return expandOnce(binding, "The parameter group", raw, (entry) => entry.keyPlace, (entry, group): ParameterGroup => {
    const map = asMap(entry.value);
    const here = within(binding, map);
    const scope: ParameterScope = { ...base, groupNames: raw, group };
    const parameters = asMap(need(map, "parameters"));
    return {
      id: entry.key,
      title: asText(need(map, "title")),
      documentName: textOf(map, "documentName"),
      parameters: readParameters(here, parameters, scope),
      rules: [...readRules(here, valueOf(map, "rules")), ...includedRules(parameters, scope)],
      place: entry.keyPlace,
    };
  });
}

function bindRequestParameters(binding: Binding, root: MapNode | undefined, scope: ParameterScope): readonly RequestParameters[] {
  return entriesOf(root).map((entry): RequestParameters => {
    const map = asMap(entry.value);
    const here = within(binding, map);
    const list = asMap(need(map, "parameters"));
    const parameters = readParameters(here, list, scope);
    const rules = [...readRules(here, valueOf(map, "rules")), ...includedRules(list, scope)];
    resolveSiblings(binding, parameters, rules, scope);
    const description = textOf(map, "description");
    return { id: entry.key, title: asText(need(map, "title")), description, parameters, rules, origin: here.origin, place: entry.keyPlace };
  });
}
