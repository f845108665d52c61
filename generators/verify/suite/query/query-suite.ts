import { isUnknown } from "../../../model/fact.ts";
import { continuingParameter, profileOf } from "../../../model/profiles.ts";
import type { Module, Parameter, QueryService, RequestFault } from "../../../model/query.ts";
import { knownResult } from "../../../model/result-parts.ts";
import { refused, same, warned, type Case, type Claim, type Expectation, type Pair } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { constantsOf, draftOf, isPlain, wireOf, type Draft, type Given } from "./draft.ts";
import { parameterCases, refusalOf, templatedCases } from "./parameter-cases.ts";
import {
  baseId,
  codeOf,
  itemsPath,
  moduleCase,
  moduleClaim,
  queryCase,
  refusalsOf,
  type QueryScope,
} from "./query-case.ts";
import { ruleCases } from "./rule-cases.ts";
import { isFree, wireCases } from "./wire-cases.ts";
import { invalidTexts, sampleText } from "./values.ts";

/** Returns the cases of a query service. */
export function querySuite(service: QueryService, given: Given): readonly Case[] {
  const scope = { service, given };
  return [...serviceCases(scope), ...service.modules.flatMap((module) => moduleCases(scope, module))];
}

function moduleCases(scope: QueryScope, module: Module): readonly Case[] {
  const { service, given } = scope;
  const base = draftOf(service, module, given);
  if (base === undefined) return [];
  const accepted: Expectation = { kind: "accepted", refusals: refusalsOf(service, module) };
  const claim = (attribute: string, value: unknown): Claim =>
    originClaim(service.id, module.name, attribute, value, module);
  const generator = draftOf(service, module, given, new Map(), { role: "generator" });
  return [
    ...moduleCase(scope, module, "", moduleClaim(service, module), [base], accepted),
    ...(service.wire.generatorSelector === undefined
      ? []
      : moduleCase(
          scope,
          module,
          "/generator",
          claim("generator", module.generator),
          [generator],
          module.generator ? accepted : refused(codeOf(service, "badgenerator")),
        )),
    ...module.parameters.filter(isPlain).flatMap((parameter) => parameterCases(scope, module, parameter, accepted)),
    ...module.parameters.flatMap((parameter) => templatedCases(scope, module, parameter)),
    ...ruleCases(scope, module),
    ...pagingCases(scope, module),
    ...listCases(scope, module),
    ...(module.deprecated === undefined || service.warningBody === undefined
      ? []
      : moduleCase(
          scope,
          module,
          "/deprecated",
          originClaim(service.id, module.name, "deprecated", true, { origin: module.deprecated, place: module.place }),
          [base],
          warned(codeOf(service, "deprecation")),
        )),
  ];
}

/** Returns cases of the parameters that turn a list around or filter it by a member of its items. */
function listCases(scope: QueryScope, module: Module): readonly Case[] {
  const { service, given } = scope;
  const member = profileOf(service)?.continuation;
  const max = service.wire.maxLimit?.value;
  const limit = module.parameters.find(({ type }) => type.kind === "limit");
  const fields = knownResult(module)?.items;
  if (fields === undefined || limit === undefined || max === undefined || member === undefined) return [];
  const items = itemsPath(service, module);
  // Without a start, an end or other conditions on the items.
  const without = module.parameters.filter(({ type, required }) => type.kind !== "enum" && !required);
  const draft = (values: readonly Pair[]): Draft | undefined => {
    const fixed = new Map([[limit.name, max], ...values]);
    const absent = without.map(({ name }) => name).filter((name) => !fixed.has(name));
    return draftOf(service, module, given, fixed, { without: absent });
  };
  const isAlphabetic = module.parameters.some(({ name }) => name === "from");
  return module.parameters.flatMap((parameter) => {
    const { name, type } = parameter;
    const of = (
      key: string,
      value: string,
      drafts: readonly (Draft | undefined)[],
      expect: Expectation,
    ): readonly Case[] =>
      moduleCase(
        scope,
        module,
        `.${name}/${key}`,
        originClaim(service.id, `${module.name}.${name}`, "effect", value, parameter),
        drafts,
        expect,
      );
    const values = type.kind === "enum" && type.values.kind === "inline" ? type.values.values : [];
    const [one, two] = values.map(({ value }) => value);
    if (name === "dir" && values.length === 2 && one !== undefined && two !== undefined)
      return of("reversed", "turns the list around", [draft([[name, one]]), draft([[name, two]])], {
        kind: "reversed",
        items,
        more: member,
      });
    if (parameter.condition !== undefined) return [];
    const ofNamespace = fields.find((item) => item.type.kind === "namespace");
    if (type.kind === "namespace" && ofNamespace !== undefined) {
      const values = ["2", "10", "14"];
      return of(
        "filter",
        `filters by ${ofNamespace.name}`,
        values.map((one) => draft([[name, one]])),
        {
          kind: "each",
          items,
          field: ofNamespace.name,
          values,
        },
      );
    }
    // A list that ends with the position of its first item has only this position.
    const isEnd =
      (name === "end" && type.kind === "timestamp") ||
      (name === "to" && parameter.syntax?.kind === "title-part" && isInMainNamespace(module));
    const isStart = (name === "start" && type.kind === "timestamp") || (isAlphabetic && /^(?:from|prefix)$/.test(name));
    const kinds: readonly string[] =
      type.kind === "timestamp" ? ["timestamp"] : isStart && !isInMainNamespace(module) ? ["text", "user"] : ["title"];
    const field = fields.find((item) =>
      isStart || isEnd ? kinds.includes(item.type.kind) : type.kind === "user" && item.name === name,
    );
    if (field === undefined) return [];
    const captured = draft([[name, "{value}"]]);
    return captured === undefined
      ? []
      : of("filter", `${isStart ? "starts" : isEnd ? "ends" : "filters"} by ${field.name}`, [draft([]), captured], {
          kind: isStart ? "starts" : "filtered",
          items,
          field: field.name,
        }).map((made): Case => {
          const [first, ...rest] = made.steps;
          const capture = { name: "value", paths: [[...items, isStart ? "$" : "*", field.name]] };
          return { ...made, steps: [{ ...first!, captures: [capture] }, ...rest] };
        });
  });
}

/** Returns a case that reads a list to its end in pages. */
function pagingCases(scope: QueryScope, module: Module): readonly Case[] {
  const { service, given } = scope;
  const continuing = continuingParameter(module.parameters);
  const limit = module.parameters.find(({ type }) => type.kind === "limit");
  const member = profileOf(service)?.continuation;
  const max = service.wire.maxLimit?.value;
  if (continuing === undefined || limit === undefined || member === undefined || max === undefined) return [];
  if (knownResult(module)?.items === undefined) return [];
  const drafts = [max, "{limit}"].map((value): Draft | undefined =>
    draftOf(service, module, given, new Map([[limit.name, value]])),
  );
  const claim = originClaim(
    service.id,
    `${module.name}.${continuing.name}`,
    "paging",
    "all items, once, in order",
    continuing,
  );
  const expect: Expectation = {
    kind: "paged",
    items: itemsPath(service, module),
    next: { kind: "continuation", member },
  };
  return moduleCase(scope, module, "/paging", claim, drafts, expect);
}

/** Returns the cases of the protocol, which belong to no module. They use a module that needs no parameters. */
function serviceCases(scope: QueryScope): readonly Case[] {
  const { service, given } = scope;
  const { wire, warningBody, authentication } = service;
  const module = service.modules.find(isFree) ?? service.modules[0];
  const draft = module && draftOf(service, module, given);
  if (module === undefined || draft === undefined) return [];
  const pairs = wireOf(service, draft);
  const accepted = { kind: "accepted", refusals: refusalsOf(service, module) } as const;
  const make = (key: string, claim: Claim, changes: readonly Pair[], expect: Expectation, method = "GET"): Case =>
    queryCase(scope, {
      id: `service/${key}`,
      part: "service",
      claim,
      requests: [[...new Map([...pairs, ...changes])]],
      expect,
      base: baseId(service, module),
      method,
    });
  const methods: readonly string[] = wire.methods?.value ?? [];
  const ofMethods = factClaim(service.id, "wire", "methods", wire.methods);
  const group = service.groups.find(({ name }) => name === module.group)!;
  const selector = group.selector?.value ?? group.name;
  const several = `${module.name}${wire.separator?.value ?? "|"}no-such-module`;
  const warning = (key: string, fault: RequestFault, pair: Pair): readonly Case[] =>
    warningBody === undefined
      ? []
      : [make(key, factClaim(service.id, "warnings", key, warningBody), [pair], warned(codeOf(service, fault)))];
  return [
    ...(methods.includes("POST") ? [postCase(scope, ofMethods, pairs, baseId(service, module))] : []),
    ...(methods.length > 0 && !methods.includes("PUT")
      ? [make("put", ofMethods, [], refused(codeOf(service, "invalidmethod")), "PUT")]
      : []),
    ...warning("unknown parameter", "unrecognizedparams", ["kilnverifyunknown", "1"]),
    ...warning("unknown module", "unrecognizedvalues", [selector, several]),
    ...(authentication === undefined
      ? []
      : [
          make(
            "authentication",
            factClaim(service.id, service.id, "authentication", authentication),
            [],
            isUnknown(authentication)
              ? { kind: "answer", question: { kind: "accepted", yes: "none", no: null } }
              : accepted,
          ),
        ].map(withoutKey)),
    ...requestParameterCases(scope, module, make),
    ...wireCases(scope),
  ];
}

/** Returns a case that compares a request with POST and the same request with GET. */
function postCase(scope: QueryScope, claim: Claim, request: readonly Pair[], base: string): Case {
  const of = (method: string): Case =>
    queryCase(scope, { id: "service/post", part: "service", claim, requests: [request], expect: same, base, method });
  const [get, post] = ["GET", "POST"].map(of) as [Case, Case];
  return { ...post, steps: [...get.steps, ...post.steps, ...get.steps] };
}

function withoutKey(one: Case): Case {
  return { ...one, steps: one.steps.map((step) => ({ ...step, credential: { kind: "none" } })) };
}

/** Returns the cases of parameters that belong to no module. */
function requestParameterCases(
  scope: QueryScope,
  module: Module,
  make: (key: string, claim: Claim, changes: readonly Pair[], expect: Expectation) => Case,
): readonly Case[] {
  const { service } = scope;
  const constants = new Map(constantsOf(service));
  const own = new Set([...constants.keys(), ...(profileOf(service)?.ownParameters ?? [])]);
  const declared = service.requestParameters.flatMap(({ parameters }) => parameters);
  const all = declared.filter(({ name }) => !own.has(name));
  // Errors about the format of a response have another format.
  const fixed = declared.filter(
    ({ name, type }) => type.kind === "enum" && constants.has(name) && !name.includes("format"),
  );
  const invalidOf = (parameter: Parameter): readonly Case[] => {
    const { name, type } = parameter;
    return invalidTexts(service, parameter)
      .slice(0, 1)
      .map((one) => {
        const claim = originClaim(service.id, name, one.attribute, type.kind, parameter);
        return make(`${name} ${one.value}`, claim, [[name, one.value]], refusalOf(scope, one, name));
      });
  };
  const givenOf = (parameter: Parameter): Case => {
    const { name, type } = parameter;
    const claim = originClaim(service.id, name, "parameter", type.kind, parameter);
    const value = sampleText(service, module, parameter);
    return make(`${name} given`, claim, [[name, value]], { kind: "accepted", refusals: [] });
  };
  return [...all.map(givenOf), ...[...all, ...fixed].flatMap(invalidOf)];
}

/** Returns whether a list without further parameters has only titles without a namespace. */
function isInMainNamespace({ parameters }: Module): boolean {
  return parameters.some(
    ({ type, default: byDefault }) => type.kind === "namespace" && String(byDefault?.value) === "0",
  );
}
