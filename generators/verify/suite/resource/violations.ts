import type { Json, JsonObject } from "../../../codegen/json.ts";
import { choiceOf, fieldProblem, findRequest } from "../../../check/rule-search.ts";
import type { FieldRule } from "../../../model/rules.ts";

/** Values that break a rule between fields or parameters, and no other rule. Fields without a value must be absent. */
export interface Violation {
  readonly rule: FieldRule;
  readonly key: string;
  readonly values: JsonObject;
}

interface Named {
  readonly name: string;
  readonly required: boolean;
}

/**
 * Returns values that break one of the rules. `present` are the fields that the other requests have, and `sample`
 * returns a value of a field, or one that is greater.
 */
export function violationsOf(
  fields: readonly Named[],
  rules: readonly FieldRule[],
  present: readonly string[],
  sample: (name: string, isGreater: boolean) => Json,
): readonly Violation[] {
  const problem = fieldProblem(fields, rules);
  return rules.flatMap((rule, index) => {
    const constraint = problem.constraints[index]!;
    const others = problem.constraints.filter((one) => one !== constraint);
    const own = new Set(constraint.names);
    const breaksOnly = (names: readonly string[]): boolean => {
      const request = new Map(fields.map(({ name }) => [name, choiceOf([], names.includes(name))]));
      return !others.some((one) => one.isBroken(request) === true);
    };
    const direct = brokenBy(rule)
      .map((names) => [...present.filter((name) => !own.has(name)), ...names])
      .filter(breaksOnly);
    const found = direct.length > 0 ? undefined : findRequest(problem, { keeps: others, breaks: constraint });
    const all = found === undefined ? direct : [[...found].flatMap(([name, one]) => (one.isPresent ? [name] : []))];
    const greater = rule.kind === "order" ? rule.lesser : undefined;
    return all.map((names) => {
      const key = [index + 1, ...names.filter((name) => own.has(name) || rule.kind === "order")].join(" ");
      return { rule, key, values: Object.fromEntries(names.map((name) => [name, sample(name, name === greater)])) };
    });
  });
}

/** Returns lists of fields whose presence breaks a rule, or whose values do if their order is reversed. */
function brokenBy(rule: FieldRule): readonly (readonly string[])[] {
  switch (rule.kind) {
    case "count":
      return [...(rule.least > 0 ? [[]] : []), ...(rule.most === undefined ? [] : [rule.fields.slice(0, 2)])];
    case "needs":
      return rule.each.map((name) => [name]);
    case "excludes":
      return rule.each.flatMap((name) => rule.excludes.map((other) => [name, other]));
    case "order":
      return [[rule.lesser, rule.greater]];
  }
}
