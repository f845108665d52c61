import { choiceOf, isConditionMet, isRuleBroken, pagesName, roleName } from "../../../check/rule-search.ts";
import type { Condition, PartialRequest } from "../../../check/rule-search.ts";
import { readResponse } from "../../../learn/learn.ts";
import { requestDecoder } from "../../../learn/request/decode-request.ts";
import { remembered } from "../../../model/memo.ts";
import { choicesOf } from "../../../model/queries.ts";
import type { Module, Parameter, QueryService } from "../../../model/query.ts";
import type { Role, Rule, Test } from "../../../model/rules.ts";
import { valueSetsById } from "../../../model/type.ts";
import { queryText, type Pair } from "../case.ts";
import { sampleText } from "./values.ts";

/** A request of one module that is being built. */
export interface Draft {
  readonly module: Module;
  readonly role: Role;
  /** Values of the module's parameters by name without prefix, as they are sent. */
  readonly own: ReadonlyMap<string, string>;
  /** Values of request parameters that belong to no module. */
  readonly shared: ReadonlyMap<string, string>;
}

/** Values that the caller of the program gives, by name in a request. */
export type Given = ReadonlyMap<string, readonly string[]>;

/** Returns a request with the values, as in the first example of the module, or undefined if rules forbid it. */
export function draftOf(
  service: QueryService,
  module: Module,
  given: Given,
  pairs: Iterable<Pair> = [],
  { role = "module", without = [], ignored }: DraftOptions = {},
): Draft | undefined {
  const fixed = new Map(pairs);
  const absent = new Set(without);
  const start = baseValues(service, module, given);
  const own = new Map([...start].filter(([name]) => !absent.has(name)));
  for (const [name, value] of fixed) own.set(name, value);
  for (const { name, required } of module.parameters)
    if (required && !own.has(name) && !absent.has(name)) own.set(name, sampleOf(service, module, name, given));
  for (const name of fixed.keys())
    addCompanions(service, module, given, own, name, new Set([...fixed.keys(), ...absent]));
  const shared = sharedValues(service, module, role, given);
  return repaired(service, { module, role, own, shared }, given, { fixed: new Set(fixed.keys()), absent, ignored });
}

export interface DraftOptions {
  readonly role?: Role;
  /** Parameters that the request must not have. */
  readonly without?: readonly string[];
  /** The rule that the request may break. */
  readonly ignored?: Rule;
}

/** Returns the values of the module's first example. */
function baseValues(service: QueryService, module: Module, given: Given): ReadonlyMap<string, string> {
  const request = (module.examples[0]?.request ?? {}) as Readonly<Record<string, unknown>>;
  const shown = wireTexts(service, request);
  const wanted = module.parameters.flatMap(({ name }) => {
    const value = given.get(module.prefix + name)?.[0];
    return value === undefined ? [] : [[name, value] as const];
  });
  return new Map([...shown, ...wanted]);
}

function wireTexts(
  service: QueryService,
  values: Readonly<Record<string, unknown>>,
): readonly (readonly [string, string])[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const text = wireText(service, value);
    return text === undefined ? [] : [[name, text] as const];
  });
}

function wireText(service: QueryService, value: unknown): string | undefined {
  if (value === false || value === undefined || value === null) return undefined;
  if (value === true) return "1";
  return Array.isArray(value) ? value.join(service.wire.separator?.value ?? "|") : String(value);
}

/** Returns the request parameters that select pages, for a module that adds to pages. */
function sharedValues(service: QueryService, module: Module, role: Role, given: Given): ReadonlyMap<string, string> {
  const shown = wireTexts(service, module.examples[0]?.parameters ?? {});
  const isOfPages = service.groups.find(({ name }) => name === module.group)?.role === "properties";
  const names = [...(service.pages?.pages ?? []), ...(service.pages?.revisions ?? [])];
  const [first] = names;
  if (role === "generator" || !isOfPages || first === undefined)
    return new Map(shown.filter(([name]) => role === "module" || !names.includes(name)));
  const givenPages = (name: string): string | undefined => (given.get(pageKeyOf(module, name)) ?? given.get(name))?.[0];
  if (shown.some(([name]) => names.includes(name)))
    return new Map(shown.map(([name, value]) => [name, (names.includes(name) && givenPages(name)) || value]));
  return new Map([...shown, [first, givenPages(first) ?? shownPages(service).get(first) ?? "Main Page"]]);
}

/** Returns the name of a value for the pages of one module, among the given values. */
export function pageKeyOf(module: Module, name: string): string {
  return `${module.name}.${name}`;
}

/** The values of page parameters in the examples of a service. */
const shownPages = remembered((service: QueryService): ReadonlyMap<string, string> => {
  const pairs = service.modules.flatMap(({ examples }) =>
    examples.flatMap(({ parameters }) => Object.entries(parameters)),
  );
  return new Map(
    pairs.toReversed().flatMap(([name, value]) => {
      const text = wireText(service, Array.isArray(value) ? value[0] : value);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
});

export function sampleOf(service: QueryService, module: Module, name: string, given: Given): string {
  const parameter = module.parameters.find((one) => one.name === name);
  const own = given.get(module.prefix + name)?.[0] ?? wireText(service, shownFor(module, name));
  return own ?? (parameter === undefined ? "1" : sampleText(service, module, parameter));
}

/** Returns the value of a parameter in the examples of its module. */
function shownFor({ examples }: Module, name: string): unknown {
  return examples
    .map(({ request }) => (request as Record<string, unknown> | undefined)?.[name])
    .find((one) => one !== undefined);
}

/** Adds the parameters without which a parameter may not be used, and removes those with which it may not be. */
function addCompanions(
  service: QueryService,
  module: Module,
  given: Given,
  own: Map<string, string>,
  name: string,
  kept: ReadonlySet<string>,
): void {
  const condition = module.parameters.find((one) => one.name === name)?.condition;
  if (condition?.kind === "only-with" && !own.has(condition.parameter) && !kept.has(condition.parameter))
    own.set(condition.parameter, sampleOf(service, module, condition.parameter, given));
  if (condition?.kind === "only-without" && !kept.has(condition.parameter)) own.delete(condition.parameter);
}

interface Limits {
  readonly fixed: ReadonlySet<string>;
  readonly absent: ReadonlySet<string>;
  readonly ignored: Rule | undefined;
}

/** Changes a request until it breaks no rule. Returns undefined if the limits do not allow that. */
function repaired(service: QueryService, draft: Draft, given: Given, limits: Limits): Draft | undefined {
  const own = new Map(draft.own);
  const free = (name: string): boolean => !limits.fixed.has(name);
  const add = (name: string, value?: string): boolean => {
    if (!free(name) || limits.absent.has(name) || !draft.module.parameters.some((one) => one.name === name))
      return false;
    const before = own.get(name);
    own.set(name, value ?? sampleOf(service, draft.module, name, given));
    return own.get(name) !== before;
  };
  const remove = (name: string): boolean => free(name) && own.delete(name);
  const meet = (test: Test): boolean => {
    switch (test.kind) {
      case "given":
      case "filled":
        return add(test.parameter);
      case "holds":
        return test.values[0] !== undefined && add(test.parameter, test.values[0]);
      case "all":
        return test.tests.map(meet).some(Boolean);
      case "pages":
      case "role":
        return false;
    }
  };
  const avoid = (test: Test): boolean => {
    switch (test.kind) {
      case "given":
      case "filled":
        return remove(test.parameter);
      case "holds":
        return remove(test.parameter) || addOther(test.parameter, test.values);
      case "all":
        return test.tests.some(avoid);
      case "pages":
      case "role":
        return false;
    }
  };
  const addOther = (name: string, values: readonly string[]): boolean => {
    const type = draft.module.parameters.find((one) => one.name === name)?.type;
    if (type?.kind !== "enum") return false;
    const other = choicesOf(type, valueSetsById(service.valueSets)).values.find((one) => !values.includes(one.value));
    return other !== undefined && add(name, other.value);
  };
  const repair = (rule: Rule): boolean => {
    switch (rule.kind) {
      case "exactly-one-of":
      case "at-least-one-of":
      case "at-most-one-of": {
        const names = rule.parameters.map(({ name }) => name);
        const present = names.filter((name) => own.has(name));
        if (present.length === 0) return names.some((name) => add(name));
        const kept = present.find((name) => !free(name)) ?? present[0];
        return present
          .filter((name) => name !== kept)
          .map(remove)
          .some(Boolean);
      }
      case "needs":
        return rule.needed.some(meet) || rule.each.map(avoid).some(Boolean);
      case "excludes":
        return rule.excluded.map(avoid).some(Boolean) || rule.each.map(avoid).some(Boolean);
      case "not-empty":
        return add(rule.parameter.name);
      case "contradiction":
        return remove(rule.parameter.name);
      case "in-namespace":
      case "cap":
      case "warning":
        return false;
    }
  };
  for (let turns = 0; turns < 12; turns++) {
    const broken = breaches(service, { ...draft, own }).find((rule) => rule !== limits.ignored);
    if (broken === undefined) return { ...draft, own };
    if (!repair(broken)) return undefined;
  }
  return undefined;
}

/** Returns the rules that a request breaks, in the order in which they are checked. */
export function breaches(service: QueryService, draft: Draft): readonly Rule[] {
  const request = requestOf(service, draft);
  return draft.module.rules.filter((rule) => isRuleBroken(rule, request) === true);
}

/** Returns whether a request meets the conditions of a syntax. */
export function applies(condition: Condition, service: QueryService, draft: Draft): boolean {
  return isConditionMet(condition, requestOf(service, draft)) === true;
}

/** Returns the properties of a request on which rules depend. */
function requestOf(service: QueryService, draft: Draft): PartialRequest {
  const { module, role, own } = draft;
  const query = queryText(wireOf(service, draft));
  const request = decoderOf(service)(query);
  const { pages } = readResponse(service, { id: "", query, body: {} }, request);
  const asked = request.asked.find((one) => one.module === module && one.role === role)?.parameters;
  const choices = module.parameters.map(({ name }) => {
    // A module that is no generator has no parameters in the request of one.
    const { values, isDefault } = asked?.get(name) ?? {
      values: own.has(name) ? [own.get(name)!] : [],
      isDefault: true,
    };
    return [name, choiceOf(values, own.has(name), isDefault)] as const;
  });
  const selected = Object.entries(pages).flatMap(([name, isSelected]) => (isSelected ? [name] : []));
  return new Map([...choices, [pagesName, choiceOf(selected)], [roleName, choiceOf([role])]]);
}

const decoderOf = remembered(requestDecoder);

/** Returns the names and values of a request, in a fixed order. */
export function wireOf(service: QueryService, { module, role, own, shared }: Draft): readonly Pair[] {
  const { wire, groups } = service;
  const isGenerator = role === "generator";
  const lead = isGenerator ? (wire.generatorPrefix?.value ?? "") : "";
  const group = groups.find(({ name }) => name === module.group)!;
  const selector = isGenerator ? (wire.generatorSelector?.value ?? "generator") : (group.selector?.value ?? group.name);
  const pairs = new Map([...constantsOf(service), [selector, module.name] as const, ...shared]);
  for (const [name, value] of own) pairs.set(lead + module.prefix + name, value);
  return [...pairs];
}

/** Returns the parameters that every request has. */
export function constantsOf(service: QueryService): readonly Pair[] {
  return service.constants.flatMap(({ name, value: fact }) => {
    const value = fact?.value;
    return value === undefined ? [] : [[name, value] as const];
  });
}

/** Returns whether a parameter of a list exists in the plain form, not as a template. */
export function isPlain({ template }: Parameter): boolean {
  return template === undefined;
}
