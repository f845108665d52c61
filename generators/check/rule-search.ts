import type { FieldRule, Rule, Test } from "../model/rules.ts";
import type { Place } from "../model/place.ts";
import type { Parameter } from "../model/query.ts";

/*
 * A complete search for requests that keep or break rules. A request is a choice for each parameter: absent, empty, one
 * of the values that the rules mention, or another value. Everything else that could refuse the request is ignored, so
 * the search may find a request that does not exist, but never misses one that does.
 */

/** A rule and its effect on a request, independently of the kind of service. */
export interface Constraint {
  readonly place: Place;
  /** The names of the parameters on which the rule depends. */
  readonly names: readonly string[];
  /** False for a rule that only warns, or that some value of a parameter always keeps. */
  readonly refuses: boolean;
  /** Returns whether a request breaks the rule, or `undefined` if that depends on parameters not chosen yet. */
  isBroken(request: PartialRequest): boolean | undefined;
}

/** The properties of a parameter in a request. */
interface Choice {
  readonly isPresent: boolean;
  /** True if it is present with a value other than its default. */
  readonly isGiven: boolean;
  readonly isFilled: boolean;
  readonly values: ReadonlySet<string>;
}

export type PartialRequest = ReadonlyMap<string, Choice>;

/** The parameters of a list, each with its possible choices, and the rules between them. */
export interface Problem {
  readonly choices: ReadonlyMap<string, readonly Choice[]>;
  readonly constraints: readonly Constraint[];
}

/** What a wanted request does. */
export interface Goal {
  readonly keeps: readonly Constraint[];
  readonly breaks?: Constraint;
  /** A parameter that it contains. */
  readonly has?: string;
}

/** The maximum number of partial requests that are tried. */
const limit = 20_000;

/** Returns such a request, or `undefined` if there is none. If too many would have to be tried, it returns the last one. */
export function findRequest({ choices }: Problem, { keeps, breaks, has }: Goal): PartialRequest | undefined {
  const names = [
    ...new Set([...(has === undefined ? [] : [has]), ...(breaks?.names ?? []), ...keeps.flatMap((one) => one.names)]),
  ];
  let tried = 0;
  const request = new Map<string, Choice>();
  const search = (index: number): boolean => {
    if (++tried > limit) return true;
    if (keeps.some((one) => one.isBroken(request) === true) || breaks?.isBroken(request) === false) return false;
    const name = names[index];
    if (name === undefined) return true;
    for (const choice of choices.get(name) ?? anyChoice) {
      if (name === has && !choice.isPresent) continue;
      request.set(name, choice);
      if (search(index + 1)) return true;
    }
    request.delete(name);
    return false;
  };
  return search(0) ? request : undefined;
}

/** Returns rules that are enough to exclude a goal that no request reaches: each of them is necessary. */
export function necessaryRules(problem: Problem, goal: Goal): readonly Constraint[] {
  return goal.keeps.reduceRight((keeps, one) => {
    const fewer = keeps.filter((other) => other !== one);
    return findRequest(problem, { ...goal, keeps: fewer }) === undefined ? fewer : keeps;
  }, goal.keeps);
}

const absent: Choice = { isPresent: false, isGiven: false, isFilled: false, values: new Set() };
const empty: Choice = { isPresent: true, isGiven: true, isFilled: false, values: new Set([""]) };
const filled: Choice = { isPresent: true, isGiven: true, isFilled: true, values: new Set() };
const anyChoice: readonly Choice[] = [filled, empty, absent];

/** Returns the rules between the fields of a body, or between query parameters. All rules of other kinds are kept. */
export function fieldProblem(
  fields: readonly { readonly name: string; readonly required: boolean }[],
  rules: readonly FieldRule[],
): Problem {
  return {
    choices: new Map(fields.map(({ name, required }) => [name, required ? [filled] : [filled, absent]])),
    constraints: rules.map((rule) => fieldConstraint(rule)),
  };
}

function fieldConstraint(rule: FieldRule): Constraint {
  const common = { place: rule.place, refuses: true };
  switch (rule.kind) {
    case "count":
      return {
        ...common,
        names: rule.fields,
        isBroken: (request) => isCountBroken(rule.fields, request, rule.least, rule.most),
      };
    case "needs":
      return {
        ...common,
        names: [...rule.each, ...rule.needs],
        isBroken: (request) => and(any(rule.each, presence, request), not(all(rule.needs, presence, request))),
      };
    case "excludes":
      return {
        ...common,
        names: [...rule.each, ...rule.excludes],
        isBroken: (request) => and(any(rule.each, presence, request), any(rule.excludes, presence, request)),
      };
    case "order":
      return { ...common, names: [], refuses: false, isBroken: () => false };
  }
}

/** Returns the rules between the parameters of a list of a query service. */
export function parameterProblem(
  parameters: readonly Parameter[],
  rules: readonly Rule[],
  isGenerator: boolean,
): Problem {
  const mentioned = new Map<string, Set<string>>();
  for (const rule of rules) {
    for (const test of testsOf(rule)) addValues(mentioned, test);
    if (rule.kind === "contradiction") addTo(mentioned, rule.parameter.name, rule.values.flat());
  }
  const choices = parameters.map(
    (parameter) => [parameter.name, choicesOf(parameter, [...(mentioned.get(parameter.name) ?? [])])] as const,
  );
  const roles = isGenerator ? ["generator", "module"] : ["module"];
  return {
    choices: new Map([...choices, [pagesName, pagesChoices], [roleName, roles.map((role) => withValues([role]))]]),
    constraints: rules.map(parameterConstraint),
  };
}

/** Names of two properties of a request that tests refer to. Parameters have no such names. */
export const [pagesName, roleName] = ["$pages", "$as"] as const;

/** The pages that a request may name. */
const pagesChoices: readonly Choice[] = [[], ["some"], ["some", "several"]].flatMap((pages) =>
  [[], ["revisions"], ["revisions", "several-revisions"]].map((revisions) => withValues([...pages, ...revisions])),
);

/** Returns the choice of a parameter with these values, which may be its default. */
export function choiceOf(values: readonly string[], isPresent = true, isDefault = false): Choice {
  const isFilled = values.some((one) => one !== "" && one !== "0");
  return { isPresent, isGiven: !isDefault, isFilled, values: new Set(values) };
}

function withValues(values: readonly string[]): Choice {
  return { ...filled, values: new Set(values) };
}

/** The maximum number of mentioned values of which all combinations are tried. */
const maximumValues = 6;

function choicesOf(
  { required, multiple, default: standard }: Parameter,
  mentioned: readonly string[],
): readonly Choice[] {
  const known = standard?.value;
  const defaults = known === undefined ? [] : [known].flat().map(String);
  const values = [...new Set([...mentioned, ...defaults])];
  const combinations =
    multiple === undefined || values.length > maximumValues ? values.map((value) => [value]) : subsets(values);
  const others = values.length > maximumValues && multiple !== undefined ? [withValues(values)] : [];
  const written = combinations.map((held): Choice => {
    const isDefault =
      known !== undefined && held.length === defaults.length && held.every((one) => defaults.includes(one));
    return choiceOf(held, true, isDefault);
  });
  const omitted = { ...absent, values: new Set(defaults) };
  return [filled, ...written, ...others, empty, ...(required ? [] : [omitted])];
}

function subsets(values: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: 2 ** values.length }, (_, bits) =>
    values.filter((_, index) => (bits >> index) % 2 === 1),
  );
}

function parameterConstraint(rule: Rule): Constraint {
  const tests = testsOf(rule);
  const own = ownNames(rule);
  return {
    place: rule.place,
    names: [...own, ...tests.flatMap(namesOf)],
    refuses: rule.kind !== "in-namespace" && rule.kind !== "cap" && rule.kind !== "warning",
    isBroken: (request) => isRuleBroken(rule, request),
  };
}

/** The tests that decide whether a rule or a syntax applies to a request. */
export type Condition = Pick<Rule, "when" | "unless">;

export function isConditionMet({ when, unless }: Condition, request: PartialRequest): boolean | undefined {
  return and(when.length === 0 ? true : any(when, holds, request), not(any(unless, holds, request)));
}

export function isRuleBroken(rule: Rule, request: PartialRequest): boolean | undefined {
  return and(isConditionMet(rule, request), isViolated(rule, request));
}

function ownNames(rule: Rule): readonly string[] {
  if ("parameters" in rule) return [...new Set(rule.parameters.map(({ name }) => name))];
  return "parameter" in rule ? [rule.parameter.name] : [];
}

function isViolated(rule: Rule, request: PartialRequest): boolean | undefined {
  switch (rule.kind) {
    case "exactly-one-of":
      return isCountBroken(ownNames(rule), request, 1, 1);
    case "at-most-one-of":
      return isCountBroken(ownNames(rule), request, 0, 1);
    case "at-least-one-of":
      return isCountBroken(ownNames(rule), request, 1, undefined);
    case "needs":
      return and(any(rule.each, holds, request), not(any(rule.needed, holds, request)));
    case "excludes":
      return and(any(rule.each, holds, request), any(rule.excluded, holds, request));
    case "contradiction": {
      const choice = request.get(rule.parameter.name);
      return choice && rule.values.some((values) => values.filter((value) => choice.values.has(value)).length > 1);
    }
    case "not-empty": {
      const choice = request.get(rule.parameter.name);
      return choice?.isPresent && !choice.isFilled && !choice.values.has("0");
    }
    case "in-namespace":
    case "cap":
    case "warning":
      // Some value keeps the first, and the others do not refuse a request.
      return false;
  }
}

function testsOf(rule: Rule): readonly Test[] {
  const more =
    rule.kind === "needs"
      ? [...rule.each, ...rule.needed]
      : rule.kind === "excludes"
        ? [...rule.each, ...rule.excluded]
        : [];
  return [...rule.when, ...rule.unless, ...more];
}

function addValues(mentioned: Map<string, Set<string>>, test: Test): void {
  if (test.kind === "all") for (const one of test.tests) addValues(mentioned, one);
  if (test.kind === "holds") addTo(mentioned, test.parameter, test.values);
}

function addTo(mentioned: Map<string, Set<string>>, name: string, values: readonly string[]): void {
  mentioned.set(name, new Set([...(mentioned.get(name) ?? []), ...values]));
}

function namesOf(test: Test): readonly string[] {
  switch (test.kind) {
    case "pages":
      return [pagesName];
    case "role":
      return [roleName];
    case "all":
      return test.tests.flatMap(namesOf);
    case "given":
    case "filled":
    case "holds":
      return [test.parameter];
  }
}

function holds(test: Test): Truth {
  return (request) => {
    switch (test.kind) {
      case "pages":
        return request.get(pagesName)?.values.has(test.pages);
      case "role":
        return request.get(roleName)?.values.has(test.role);
      case "all":
        return all(test.tests, holds, request);
      case "given":
        return request.get(test.parameter)?.isGiven;
      case "filled":
        return request.get(test.parameter)?.isFilled;
      case "holds": {
        const choice = request.get(test.parameter);
        return choice && test.values.some((value) => choice.values.has(value));
      }
    }
  };
}

function presence(name: string): Truth {
  return (request) => request.get(name)?.isPresent;
}

/** Returns whether a count of present parameters is outside the bounds. */
function isCountBroken(
  names: readonly string[],
  request: PartialRequest,
  least: 0 | 1,
  most: 1 | undefined,
): boolean | undefined {
  const chosen = names.flatMap((name) => request.get(name) ?? []);
  const present = chosen.filter(({ isPresent }) => isPresent).length;
  if (most !== undefined && present > most) return true;
  if (chosen.length < names.length) return undefined;
  return present < least;
}

/** A property of a request, `undefined` if it depends on parameters not chosen yet. */
type Truth = (request: PartialRequest) => boolean | undefined;

function not(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value;
}

function and(one: boolean | undefined, other: boolean | undefined): boolean | undefined {
  if (one === false || other === false) return false;
  return one === undefined || other === undefined ? undefined : true;
}

function any<Item>(
  items: readonly Item[],
  truthOf: (item: Item) => Truth,
  request: PartialRequest,
): boolean | undefined {
  const truths = items.map((item) => truthOf(item)(request));
  return truths.includes(true) ? true : truths.includes(undefined) ? undefined : false;
}

function all<Item>(
  items: readonly Item[],
  truthOf: (item: Item) => Truth,
  request: PartialRequest,
): boolean | undefined {
  return not(any(items, (item) => (one) => not(truthOf(item)(one)), request));
}
