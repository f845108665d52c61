import { isUnknown } from "../../../model/fact.ts";
import { continuingParameter, profileOf } from "../../../model/profiles.ts";
import type { Module, Parameter, QueryService, RequestFault } from "../../../model/query.ts";
import { knownResult } from "../../../model/result-parts.ts";
import type { ResultField } from "../../../model/result.ts";
import { refused, same, warned, type Case, type Cases, type Claim, type Expectation, type Pair } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { constantsOf, isPlain, wireOf, type Draft, type Given } from "./draft.ts";
import { parameterCases, refusalOf, templatedCases } from "./parameter-cases.ts";
import { codeOf, moduleClaim, queryCase, queryStep, refusalsOf, resultPath, subjectOf } from "./query-case.ts";
import type { QueryScope, Subject } from "./query-case.ts";
import { ruleCases } from "./rule-cases.ts";
import { isFree, wireCases } from "./wire-cases.ts";
import { invalidTexts, sampleText } from "./values.ts";

/** Returns the cases of a query service. */
export function querySuite(service: QueryService, given: Given): readonly Case[] {
  const scope = { service, given };
  return [...serviceCases(scope), ...service.modules.flatMap((module) => [...moduleCases(subjectOf(scope, module))])];
}

function* moduleCases(subject: Subject): Cases {
  const { service, module, draft, make } = subject;
  const base = draft();
  if (base === undefined) return;
  const accepted: Expectation = { kind: "accepted", refusals: refusalsOf(service, module) };
  yield* make("", moduleClaim(service, module), [base], accepted);
  if (service.wire.generatorSelector !== undefined) {
    const claim = originClaim(service.id, module.name, "generator", module.generator, module);
    const expect = module.generator ? accepted : refused(codeOf(service, "badgenerator"));
    yield* make("/generator", claim, [draft([], { role: "generator" })], expect);
  }
  for (const parameter of module.parameters.filter(isPlain)) yield* parameterCases(subject, parameter, accepted);
  for (const parameter of module.parameters) yield* templatedCases(subject, parameter);
  yield* ruleCases(subject);
  yield* pagingCases(subject);
  yield* listCases(subject);
  if (module.deprecated === undefined || service.warningBody === undefined) return;
  const { deprecated: origin, place } = module;
  const claim = originClaim(service.id, module.name, "deprecated", true, { origin, place });
  yield* make("/deprecated", claim, [base], warned(codeOf(service, "deprecation")));
}

/** Yields cases of the parameters that turn a list around or filter it by a member of its items. */
function* listCases({ service, module, draft, make }: Subject): Cases {
  const more = profileOf(service)?.continuation;
  const max = service.wire.maxLimit?.value;
  const limit = module.parameters.find(({ type }) => type.kind === "limit");
  const fields = knownResult(module)?.items;
  if (fields === undefined || limit === undefined || max === undefined || more === undefined) return;
  const items = resultPath(service, module.name);
  // Without a start, an end or other conditions on the items.
  const conditions = module.parameters.filter(({ type, required }) => type.kind !== "enum" && !required);
  const listed = (...values: readonly Pair[]): Draft | undefined => {
    const fixed = new Map([[limit.name, max], ...values]);
    return draft(fixed, { without: conditions.map(({ name }) => name).filter((name) => !fixed.has(name)) });
  };
  for (const parameter of module.parameters) {
    const { name, type } = parameter;
    const claim = (value: string): Claim =>
      originClaim(service.id, `${module.name}.${name}`, "effect", value, parameter);
    const values = type.kind === "enum" && type.values.kind === "inline" ? type.values.values : [];
    if (name === "dir" && values.length === 2) {
      const drafts = values.map(({ value }) => listed([name, value]));
      yield* make(`.${name}/reversed`, claim("turns the list around"), drafts, { kind: "reversed", items, more });
      continue;
    }
    if (parameter.condition !== undefined) continue;
    const ofNamespace = fields.find((item) => item.type.kind === "namespace")?.name;
    if (type.kind === "namespace" && ofNamespace !== undefined) {
      const numbers = ["2", "10", "14"];
      const each = { kind: "each", items, field: ofNamespace, values: numbers } as const;
      const drafts = numbers.map((one) => listed([name, one]));
      yield* make(`.${name}/filter`, claim(`filters by ${ofNamespace}`), drafts, each);
      continue;
    }
    const effect = effectOf(module, parameter, fields);
    const captured = effect && listed([name, "{value}"]);
    if (effect === undefined || captured === undefined) continue;
    const { verb, field } = effect;
    const isStart = verb === "starts";
    const kind = isStart ? "starts" : "filtered";
    const made = make(`.${name}/filter`, claim(`${verb} by ${field}`), [listed(), captured], { kind, items, field });
    const capture = { name: "value", paths: [[...items, isStart ? "$" : "*", field]] };
    for (const one of made)
      yield { ...one, steps: one.steps.map((step, index) => (index === 0 ? { ...step, captures: [capture] } : step)) };
  }
}

/** Returns the effect of a parameter on a list, and the field of the items that it refers to. */
function effectOf(
  module: Module,
  { name, type, syntax }: Parameter,
  fields: readonly ResultField[],
): { readonly verb: "starts" | "ends" | "filters"; readonly field: string } | undefined {
  const isOfTitles = isInMainNamespace(module);
  const isAlphabetic = module.parameters.some((one) => one.name === "from");
  const isStart = (name === "start" && type.kind === "timestamp") || (isAlphabetic && /^(?:from|prefix)$/.test(name));
  // A list that ends with the position of its first item has only this position.
  const isEnd =
    (name === "end" && type.kind === "timestamp") || (name === "to" && syntax?.kind === "title-part" && isOfTitles);
  const kinds: readonly string[] =
    type.kind === "timestamp" ? ["timestamp"] : isStart && !isOfTitles ? ["text", "user"] : ["title"];
  const found = fields.find((item) =>
    isStart || isEnd ? kinds.includes(item.type.kind) : type.kind === "user" && item.name === name,
  );
  return found && { verb: isStart ? "starts" : isEnd ? "ends" : "filters", field: found.name };
}

/** Yields a case that reads a list to its end in pages. */
function* pagingCases({ service, module, draft, make }: Subject): Cases {
  const continuing = continuingParameter(module.parameters);
  const limit = module.parameters.find(({ type }) => type.kind === "limit");
  const member = profileOf(service)?.continuation;
  const max = service.wire.maxLimit?.value;
  if (continuing === undefined || limit === undefined || member === undefined || max === undefined) return;
  if (knownResult(module)?.items === undefined) return;
  const subject = `${module.name}.${continuing.name}`;
  yield* make(
    "/paging",
    originClaim(service.id, subject, "paging", "all items, once, in order", continuing),
    [max, "{limit}"].map((value) => draft([[limit.name, value]])),
    { kind: "paged", items: resultPath(service, module.name), next: { kind: "continuation", member } },
  );
}

/** Yields the cases of the protocol, which belong to no module. They use a module that needs no parameters. */
function* serviceCases(scope: QueryScope): Cases {
  const { service } = scope;
  const { wire, warningBody, authentication } = service;
  const module = service.modules.find(isFree) ?? service.modules[0];
  const draft = module && subjectOf(scope, module).draft();
  if (module === undefined || draft === undefined) return;
  const pairs = wireOf(service, draft);
  const accepted = { kind: "accepted", refusals: refusalsOf(service, module) } as const;
  const step = (change?: Pair, method?: string) =>
    queryStep(service, [...new Map(change === undefined ? pairs : [...pairs, change])], method);
  const make = (key: string, claim: Claim, steps: Case["steps"], expect: Expectation): Case =>
    queryCase(service, `service/${key}`, "service", claim, steps, expect, module.name);
  const methods: readonly string[] = wire.methods?.value ?? [];
  const ofMethods = factClaim(service.id, "wire", "methods", wire.methods);
  if (methods.includes("POST")) yield make("post", ofMethods, [step(), step(undefined, "POST"), step()], same);
  // RFC 9110 requires HEAD wherever there is GET.
  if (methods.includes("GET")) {
    const claim = { ...ofMethods, attribute: "HEAD", value: "the response of GET without a body" };
    yield make("head", claim, [step(), { ...step(undefined, "HEAD"), template: undefined }], { kind: "head" });
  }
  if (methods.length > 0 && !methods.includes("PUT"))
    yield make("put", ofMethods, [step(undefined, "PUT")], refused(codeOf(service, "invalidmethod")));
  if (warningBody !== undefined) {
    const group = service.groups.find(({ name }) => name === module.group)!;
    const several = `${module.name}${wire.separator?.value ?? "|"}no-such-module`;
    const warnings: readonly (readonly [key: string, fault: RequestFault, pair: Pair])[] = [
      ["unknown parameter", "unrecognizedparams", ["kilnverifyunknown", "1"]],
      ["unknown module", "unrecognizedvalues", [group.selector?.value ?? group.name, several]],
    ];
    for (const [key, fault, pair] of warnings)
      yield make(
        key,
        factClaim(service.id, "warnings", key, warningBody),
        [step(pair)],
        warned(codeOf(service, fault)),
      );
  }
  if (authentication !== undefined) {
    const claim = factClaim(service.id, service.id, "authentication", authentication);
    const question = { kind: "accepted", yes: "none", no: null } as const;
    const expect: Expectation = isUnknown(authentication) ? { kind: "answer", question } : accepted;
    yield make("authentication", claim, [{ ...step(), credential: { kind: "none" } }], expect);
  }
  const constants = new Map(constantsOf(service));
  const own = new Set([...constants.keys(), ...(profileOf(service)?.ownParameters ?? [])]);
  const declared = service.requestParameters.flatMap(({ parameters }) => parameters);
  for (const parameter of declared) {
    const { name, type } = parameter;
    const claim = (attribute: string): Claim => originClaim(service.id, name, attribute, type.kind, parameter);
    if (!own.has(name)) {
      const pair = [name, sampleText(service, module, parameter)] as const;
      yield make(`${name} given`, claim("parameter"), [step(pair)], { kind: "accepted", refusals: [] });
    }
    // Errors about the format of a response have another format.
    if (own.has(name) && !(type.kind === "enum" && constants.has(name) && !name.includes("format"))) continue;
    for (const one of invalidTexts(service, parameter).slice(0, 1))
      yield make(
        `${name} ${one.value}`,
        claim(one.attribute),
        [step([name, one.value])],
        refusalOf(service, one, name),
      );
  }
  yield* wireCases(scope);
}

/** Returns whether a list without further parameters has only titles without a namespace. */
function isInMainNamespace({ parameters }: Module): boolean {
  return parameters.some(
    ({ type, default: byDefault }) => type.kind === "namespace" && String(byDefault?.value) === "0",
  );
}
