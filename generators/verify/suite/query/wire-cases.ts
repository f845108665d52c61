import { responseMembers } from "../../../model/profiles.ts";
import type { Module } from "../../../model/query.ts";
import { knownResult, resultMembers } from "../../../model/result-parts.ts";
import { same, unwarned, type Case, type Cases, type Claim, type Expectation, type Pair } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { constantsOf, wireOf } from "./draft.ts";
import { codeOf, queryCase, queryStep, resultPath, subjectOf, type QueryScope } from "./query-case.ts";

const present = (...paths: readonly (readonly string[])[]): Expectation => ({ kind: "present", paths });

/** Yields cases of the address, the constants, generators, several modules, separators, and pages that do not exist. */
export function* wireCases(scope: QueryScope): Cases {
  yield* addressCases(scope);
  yield* severalCases(scope);
  yield* pageCases(scope);
}

function serviceCase(
  { service }: QueryScope,
  key: string,
  claim: Claim,
  requests: readonly (readonly Pair[])[],
  expect: Expectation,
): Case {
  const steps = requests.map((pairs) => queryStep(service, [...new Map(pairs)]));
  return queryCase(service, `service/${key}`, "service", claim, steps, expect);
}

/** Returns the request of a module with the values, or no request if rules forbid it. */
function requestOf(
  scope: QueryScope,
  module: Module | undefined,
  fixed?: Iterable<Pair>,
): readonly (readonly Pair[])[] {
  const draft = module && subjectOf(scope, module).draft(fixed);
  return draft === undefined ? [] : [wireOf(scope.service, draft)];
}

/** Yields cases of several modules in one request, and of the separators of lists. */
function* severalCases(scope: QueryScope): Cases {
  const { service } = scope;
  const { separator, alternativeSeparator } = service.wire;
  for (const { name, selector } of service.groups.filter((group) => group.role === "items")) {
    const two = service.modules
      .filter((module) => module.group === name && isFree(module) && knownResult(module)?.items !== undefined)
      .slice(0, 2);
    const requests = two.flatMap((module) => requestOf(scope, module));
    if (requests.length < 2) continue;
    const names = two.map((module) => module.name);
    const pairs = [...requests.flat(), [selector?.value ?? name, names.join(separator.value)] as const];
    const paths = names.map((one) => resultPath(service, one));
    const claim = factClaim(service.id, name, "several modules", selector);
    yield serviceCase(scope, `several ${name}`, claim, [pairs], present(...paths));
  }
  for (const module of service.modules.filter(isFree)) {
    const parameter = module.parameters.find(({ multiple, type }) => multiple !== undefined && type.kind === "enum");
    const listed =
      parameter?.type.kind === "enum" && parameter.type.values.kind === "inline" ? parameter.type.values.values : [];
    const [one, two] = listed.filter(({ deprecated }) => deprecated === undefined).map(({ value }) => value);
    if (parameter === undefined || two === undefined) continue;
    const other = alternativeSeparator?.value;
    if (other === undefined || separator.value === undefined) return;
    const usual = `${one}${separator.value}${two}`;
    const requests = [usual, `${other}${one}${other}${two}`, usual].flatMap((value) =>
      requestOf(scope, module, [[parameter.name, value]]),
    );
    if (requests.length < 3) return;
    const known = unwarned(codeOf(service, "unrecognizedvalues"));
    const claim = factClaim(service.id, "wire", "separator", separator);
    yield serviceCase(scope, "separator", claim, requests.slice(0, 1), known);
    const about = factClaim(service.id, "wire", "alternativeSeparator", alternativeSeparator!);
    yield serviceCase(scope, "alternative separator", about, requests, same);
    return;
  }
}

/** Yields cases of titles without a page, and of invalid titles. */
function* pageCases(scope: QueryScope): Cases {
  const { service } = scope;
  const [titles] = service.pages?.pages ?? [];
  const [results, pages] = responseMembers(service);
  if (titles === undefined || results === undefined || pages === undefined) return;
  const odd = [
    ["missing", "Kiln verify no such page"],
    ["invalid", "<>"],
  ] as const;
  for (const [name, title] of odd) {
    const kind = service.answer?.pages?.kinds.find(({ fields }) =>
      fields.some((one) => one.name === name && one.type.kind === "const" && !one.optional),
    );
    if (kind === undefined) continue;
    const { origin } = service.answer!;
    const claim = originClaim(service.id, pages, `${name} page`, name, { origin, place: kind.place });
    const request = [...constantsOf(service), [titles, title] as const];
    yield serviceCase(scope, `${name} page`, claim, [request], present([results, pages, "*", name]));
  }
}

/**
 * Yields cases of the address and the constants, of the parameters that select modules, and of the parameters of a
 * generator.
 */
function* addressCases(scope: QueryScope): Cases {
  const { service, given } = scope;
  const { wire, groups, constants } = service;
  const [, pages] = responseMembers(service);
  const known = unwarned(codeOf(service, "unrecognizedparams"));
  const shown = groups.flatMap((group) => {
    const module = service.modules.find(
      (one) => one.group === group.name && isFree(one) && memberNamed(one) !== undefined,
    );
    return requestOf(scope, module).map((request) => ({
      group,
      request,
      expect: present(resultPath(service, memberNamed(module!)!)),
    }));
  });
  for (const { group, request, expect } of shown) {
    const { name, selector, role, roleOrigin: origin, place } = group;
    yield serviceCase(scope, `selector ${name}`, factClaim(service.id, name, "selector", selector), [request], known);
    if (origin === undefined) continue;
    const claim = originClaim(service.id, name, "role", role, { origin, place });
    yield serviceCase(scope, `role ${name}`, claim, [request], expect);
  }
  const [first] = shown;
  const fixed = [
    ["endpoint", wire.endpoint] as const,
    ...constants.map(({ name, value }) => [`constant ${name}`, value] as const),
  ];
  for (const [attribute, fact] of first === undefined ? [] : fixed)
    if (fact?.value !== undefined) {
      const claim = factClaim(service.id, "wire", attribute, fact);
      yield serviceCase(scope, attribute, claim, [first!.request], first!.expect);
    }
  const hasLimit = ({ parameters }: Module): boolean => parameters.some(({ type }) => type.kind === "limit");
  const prefixed = service.modules.find((one) => isFree(one) && one.prefix !== "" && hasLimit(one));
  if (wire.prefix !== undefined)
    for (const request of requestOf(scope, prefixed))
      yield serviceCase(scope, "prefix", factClaim(service.id, "wire", "prefix", wire.prefix), [request], known);
  const generator = service.modules.find((one) => one.generator && isFree(one) && hasLimit(one));
  const limit = generator?.parameters.find(({ type }) => type.kind === "limit")?.name;
  const draft =
    generator && limit && subjectOf({ service, given }, generator).draft([[limit, "1"]], { role: "generator" });
  if (!draft || pages === undefined) return;
  const ofGenerator = [
    ["generatorSelector", wire.generatorSelector, present(resultPath(service, pages))],
    ["generatorPrefix", wire.generatorPrefix, known],
  ] as const;
  for (const [attribute, fact, expect] of ofGenerator)
    if (fact?.value !== undefined)
      yield serviceCase(
        scope,
        attribute,
        factClaim(service.id, "wire", attribute, fact),
        [wireOf(service, draft)],
        expect,
      );
}

/** Returns a member that the results of every request of a module have. */
function memberNamed(module: Module): string | undefined {
  const result = knownResult(module);
  return result && resultMembers(module, result).find(({ optional }) => !optional)?.name;
}

/** Returns whether requests of a module need no parameters. */
export function isFree({ parameters, rules }: Module): boolean {
  return rules.length === 0 && !parameters.some(({ required }) => required);
}
