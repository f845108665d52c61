import { isUnknown } from "../../../model/fact.ts";
import { continuingParameter, profileOf } from "../../../model/profiles.ts";
import type { Module, QueryService, RequestFault } from "../../../model/query.ts";
import { knownResult } from "../../../model/results.ts";
import { refused, warned, type Case, type Claim, type Expectation, type Pair } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { constantsOf, draftOf, isPlain, wireOf, type Draft, type Given } from "./draft.ts";
import { parameterCases, refusalOf } from "./parameter-cases.ts";
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
import { invalidTexts } from "./values.ts";

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
    ...ruleCases(scope, module),
    ...pagingCases(scope, module),
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
  const module =
    service.modules.find((one) => !one.parameters.some(({ required }) => required) && one.rules.length === 0) ??
    service.modules[0];
  const draft = module && draftOf(service, module, given);
  if (module === undefined || draft === undefined) return [];
  const pairs = wireOf(service, draft);
  const accepted = { kind: "accepted", refusals: refusalsOf(service, module) } as const;
  const posted: Expectation = { ...accepted, refusals: [...accepted.refusals, codeOf(service, "invalidmethod")] };
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
    ...(methods.includes("POST") ? [make("post", ofMethods, [], posted, "POST")] : []),
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
    ...requestParameterCases(scope, make),
  ];
}

function withoutKey(one: Case): Case {
  return { ...one, steps: one.steps.map((step) => ({ ...step, credential: { kind: "none" } })) };
}

/** Returns the cases of parameters that belong to no module. */
function requestParameterCases(
  scope: QueryScope,
  make: (key: string, claim: Claim, changes: readonly Pair[], expect: Expectation) => Case,
): readonly Case[] {
  const { service } = scope;
  const own = new Set([...constantsOf(service).map(([name]) => name), ...(profileOf(service)?.ownParameters ?? [])]);
  const all = service.requestParameters.flatMap(({ parameters }) => parameters).filter(({ name }) => !own.has(name));
  return all.flatMap((parameter) =>
    invalidTexts(service, parameter)
      .slice(0, 1)
      .map((invalid) => {
        const { name, type } = parameter;
        const claim = originClaim(service.id, name, invalid.attribute, type.kind, parameter);
        return make(`${name} ${invalid.value}`, claim, [[name, invalid.value]], refusalOf(scope, invalid, name));
      }),
  );
}
