import type { MapNode, Node, SpecDocument } from "../load/tree.ts";
import { membersOfResponse } from "../model/queries.ts";
import {
  type Module,
  type ModuleGroup,
  type PersonalModules,
  type QueryService,
  type TokenSource,
  type QueryLimits,
  type QueryWire,
  type ParameterGroup,
  type MessageForm,
  type Parameter,
  groupRoles,
  profiles,
  requestFaults,
  type Constant,
  type RequestError,
} from "../model/query.ts";
import { bindResponse } from "./response.ts";
import { type Binding, indexBy } from "./binding.ts";
import { bindErrors, factsIn, readOpenFacts, readServiceHead } from "./service.ts";
import { readFact, readOptionalFact, readOrigin, within } from "./fact.ts";
import { bindModules, type ModuleScope } from "./modules.ts";
import { bindPart } from "./parts.ts";
import type { ValueSet } from "../model/type.ts";
import { type ParameterScope, includedRules, readParameters } from "./parameters.ts";
import {
  asMap,
  asText,
  itemsOf,
  mapOf,
  need,
  textOf,
  valueOf,
  asNumber,
  textsOf,
  entriesOf,
  entryOf,
  flagOf,
} from "./read-node.ts";
import { bindPages, bindRequestParameters, parametersOf } from "./request-parameters.ts";
import { resolve } from "./resolve.ts";
import { resolveFields } from "./resolve-names.ts";
import { bindValueSets, expandOnce } from "./values.ts";
import { readMaximums, readRules } from "./rules.ts";
import { decisionOf, type Fact, type Origin } from "../model/fact.ts";
import type { ResponseShape, ResultField, ResultType } from "../model/result.ts";
import type { ErrorCode } from "../model/service.ts";

/** Before parameter groups are bound, parameters cannot refer to them. */
const NO_GROUPS: Pick<ParameterScope, "group" | "groupNames" | "shapes"> = {
  group: () => undefined,
  groupNames: new Map(),
  shapes: new Map(),
};

export function bindQueryService(binding: Binding, root: MapNode, documents: readonly SpecDocument[]): QueryService {
  const ofKind = (kind: SpecDocument["kind"]): readonly SpecDocument[] =>
    documents.filter((document) => document.kind === kind);
  const common = documents.filter(({ kind }) => kind !== "module").map((document) => document.root);
  const definitions = bindPart(binding, ["definitions", binding.decisions, ...common], (own) =>
    bindDefinitions(own, root, ofKind),
  );
  const { wire, limits, groups, errors, parameterGroups, valueSets, answer, scope, results } = definitions;
  const modules = bindModules(binding, ofKind("module"), definitions);
  const [requestRoot] = ofKind("request-parameters").map((document) => document.root);
  const requestParameters = bindPart(binding, ["request parameters", definitions, requestRoot], (own) =>
    bindRequestParameters(own, requestRoot, scope),
  );
  const siblings = parametersOf(requestParameters);
  if (answer !== undefined)
    bindPart(binding, ["response names", definitions, requestParameters], (own) =>
      resolveFields(own, membersOfResponse(answer), results, { siblings, sets: valueSets, errors: scope.errors }),
    );
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
    groups: [...groups.values()],
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

/** Everything in a service that its modules may refer to. */
interface Definitions extends ModuleScope {
  readonly wire: QueryWire;
  readonly limits: QueryLimits;
  readonly errors: readonly ErrorCode[];
  readonly parameterGroups: ParameterGroups;
  readonly valueSets: ReadonlyMap<string, ValueSet>;
  readonly answer: ResponseShape | undefined;
}

function bindDefinitions(
  binding: Binding,
  root: MapNode,
  ofKind: (kind: SpecDocument["kind"]) => readonly SpecDocument[],
): Definitions {
  const wire = readWire(binding, asMap(need(root, "wire")));
  const limits = readLimits(binding, asMap(need(root, "limits")));
  const valueSets = bindValueSets(binding, ofKind("value-set"));
  const groups = indexBy(bindModuleGroups(binding, root), ({ name }) => name);
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
  const { answer, scope: results } = bindResponse(binding, ofKind("response")[0]?.root, valueSets, limits);
  return { wire, limits, groups, errors, parameterGroups, valueSets, answer, scope, results };
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

/** Groups in the order of their use, regardless of their order in the spec. */
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

function readLimits(binding: Binding, map: MapNode): QueryLimits {
  const limit = asMap(need(map, "limit"));
  const multiple = asMap(need(map, "multiple"));
  const number = (inner: MapNode, key: string): number => asNumber(need(inner, key));
  return {
    limit: {
      minimum: number(limit, "minimum"),
      ...readMaximums(limit),
      place: limit.place,
    },
    multiple: { low: number(multiple, "low"), high: number(multiple, "high"), place: multiple.place },
    highRight: readOptionalFact(binding, map, "highRight", asText),
    userSubtypes: textsOf(valueOf(map, "userSubtypes")),
  };
}

/** Reads the names that requests use on the wire. */
function readWire(binding: Binding, map: MapNode): QueryWire {
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

type ParameterGroups = ReadonlyMap<string, ParameterGroup>;

function bindParameterGroups(binding: Binding, root: MapNode | undefined, base: ParameterScope): ParameterGroups {
  const raw = new Map(entriesOf(root).map((entry) => [entry.key, entry]));
  return expandOnce(
    binding,
    "The parameter group",
    raw,
    (entry) => entry.keyPlace,
    (entry, group): ParameterGroup => {
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
    },
  );
}

/** Adds the members for errors and warnings to the members of the body, unless they are listed there. */
function withMessages(
  response: ResponseShape | undefined,
  forms: readonly (Fact<MessageForm> | undefined)[],
): ResponseShape | undefined {
  if (response === undefined) return undefined;
  const known = new Set(response.body.map(({ name }) => name));
  const added = forms.flatMap((fact) => {
    const form = fact?.value;
    if (fact === undefined || form?.member === undefined || known.has(form.member)) return [];
    const decision = decisionOf(fact);
    const description = decision === undefined ? undefined : `Decided: ${decision}.`;
    return [{ ...field(response, form.member, messagesType(response, form), true), description }];
  });
  return added.length === 0 ? response : { ...response, body: [...response.body, ...added] };
}

const text: ResultType = { kind: "text", pattern: undefined };

function messagesType(response: ResponseShape, form: MessageForm): ResultType {
  const { list, code, text: sentence, module, parameter, data } = form;
  const anything: ResultType = { kind: "map", values: { kind: "any" }, emptyList: false };
  const optional = (name: string | undefined, type: ResultType): readonly ResultField[] =>
    name === undefined ? [] : [field(response, name, type, true)];
  const fields = [
    field(response, code, text, false),
    field(response, sentence, text, false),
    ...optional(module, text),
    ...optional(parameter, text),
    ...optional(data, anything),
  ];
  const message: ResultType = { kind: "object", fields, emptyList: false };
  return list ? { kind: "list", items: message } : message;
}

function field({ place }: ResponseShape, name: string, type: ResultType, optional: boolean): ResultField {
  const always = { substitutes: [], nullable: false, when: [], unless: [], pages: [] };
  return { name, type, optional, ...always, written: undefined, description: undefined, place };
}

function readProfile(binding: Binding, root: MapNode): Pick<QueryService, "profile" | "profileOrigin"> {
  const node = valueOf(root, "profile");
  if (node === undefined) return { profile: undefined, profileOrigin: binding.origin };
  const { value, origin } = readChosen(binding, node, profiles);
  return { profile: value, profileOrigin: origin };
}

function readRole(binding: Binding, group: MapNode): Pick<ModuleGroup, "role" | "roleOrigin"> {
  const { value, origin } = readChosen(binding, need(group, "role"), groupRoles);
  return { role: value, roleOrigin: origin };
}

/** A word and the decision that determines it. */
interface Chosen<Word> {
  readonly value: Word;
  readonly origin: Origin;
}

/** Reads one of several words, plain or as `{ decided: word, by: D-014 }`. The shape check rejects other words. */
function readChosen<Word extends string>(binding: Binding, node: Node, words: readonly Word[]): Chosen<Word> {
  const word = node.kind === "map" ? need(node, "decided") : node;
  const origin = node.kind === "map" ? readOrigin(binding, node) : binding.origin;
  return { value: words.find((one) => one === asText(word))!, origin };
}

/** Reads the constants of every request. Each one must be a request parameter. */
function bindConstants(
  binding: Binding,
  root: MapNode,
  parameters: ReadonlyMap<string, Parameter>,
): readonly Constant[] {
  return entriesOf(valueOf(root, "constants")).map(({ key, keyPlace, value }) => {
    resolve(binding, "parameter", key, parameters, keyPlace);
    return { name: key, value: readFact(binding, value, asText), place: keyPlace };
  });
}

function readMessageForm(
  binding: Binding,
  root: MapNode,
  key: "errorBody" | "warningBody",
): Fact<MessageForm> | undefined {
  return readOptionalFact(binding, root, key, messageForm);
}

function messageForm(node: Node): MessageForm {
  const map = asMap(node);
  return {
    member: textOf(map, "member"),
    list: flagOf(map, "list"),
    code: asText(need(map, "code")),
    text: asText(need(map, "text")),
    module: textOf(map, "module"),
    parameter: textOf(map, "parameter"),
    data: textOf(map, "data"),
  };
}

/** Reads the service's own codes for errors that any request may cause. */
function bindRequestErrors(
  binding: Binding,
  root: MapNode,
  errors: ReadonlyMap<string, ErrorCode>,
): readonly RequestError[] {
  const map = mapOf(root, "requestErrors");
  return requestFaults.flatMap((fault) => {
    const entry = map && entryOf(map, fault);
    if (entry === undefined) return [];
    resolve(binding, "error code", asText(entry.value), errors, entry.value.place);
    return [{ fault, code: asText(entry.value), place: entry.keyPlace }];
  });
}
