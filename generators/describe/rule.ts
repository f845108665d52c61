import { statusRemark } from "./marks.ts";
import type { QueryService } from "../model/query.ts";
import type { ParameterReference, Rule } from "../model/rules.ts";
import { codeSpan } from "../codegen/markdown.ts";
import { errorCode } from "./error.ts";
import { circumstancesProse, tests, type NameOf } from "./circumstances.ts";
import { highCallers } from "./high-limit.ts";

/** What rules need to know of their service. */
export type RuleScope = Pick<QueryService, "limits">;

/** The rules of a list of parameters under a heading, or nothing; a line for each. */
export function rulesProse(rules: readonly Rule[], scope: RuleScope, nameOf: NameOf): string | undefined {
  if (rules.length === 0) return undefined;
  const lines = rules
    .map((rule) => ruleProse(rule, scope, nameOf))
    .map((line) => `- ${line.charAt(0).toUpperCase()}${line.slice(1)}`);
  return `### Rules\n\n${lines.join("\n")}`;
}

/** A rule in one sentence of Markdown. */
export function ruleProse(rule: Rule, scope: RuleScope, nameOf: NameOf): string {
  return `${circumstancesProse(rule, nameOf)}${claimProse(rule, scope, nameOf)}.${statusRemark(rule.origin)}`;
}

function claimProse(rule: Rule, scope: RuleScope, nameOf: NameOf): string {
  switch (rule.kind) {
    case "exactly-one-of":
      return [
        `exactly one of ${parameters(rule.parameters, nameOf)}`,
        `(none: ${errorCode(rule.none.code)}, several: ${errorCode(rule.several.code)})`,
      ].join(" ");
    case "at-most-one-of":
      return `at most one of ${parameters(rule.parameters, nameOf)} (otherwise ${errorCode(rule.error.code)})`;
    case "at-least-one-of":
      return `at least one of ${parameters(rule.parameters, nameOf)} (otherwise ${errorCode(rule.error.code)})`;
    case "needs":
      return `${tests(rule.each, "or", nameOf)} only with ${tests(rule.needed, "or", nameOf)} (otherwise ${errorCode(rule.error.code)})`;
    case "excludes":
      return `${tests(rule.each, "or", nameOf)} only without ${tests(rule.excluded, "or", nameOf)} (otherwise ${errorCode(rule.error.code)})`;
    case "contradiction": {
      const values = rule.values.map((list) => list.map(codeSpan).join(" and ")).join(", ");
      return `contradicting values of ${codeSpan(nameOf(rule.parameter.name))}: ${values} (${errorCode(rule.error.code)})`;
    }
    case "not-empty":
      return `${codeSpan(nameOf(rule.parameter.name))}, if present, has a value (otherwise ${errorCode(rule.error.code)})`;
    case "in-namespace":
      return `the title in ${codeSpan(nameOf(rule.parameter.name))} in the namespace ${rule.namespace} (otherwise ${errorCode(rule.error.code)})`;
    case "cap": {
      const { maximum, highMaximum } = rule;
      const most = maximum === highMaximum ? `${maximum}` : `${maximum}, for ${highCallers(scope)} ${highMaximum}`;
      return `${codeSpan(nameOf(rule.parameter.name))} at most ${most} (a higher value is reduced, with the warning ${errorCode(rule.warning.code)})`;
    }
    case "warning":
      return `the warning ${errorCode(rule.warning.code)}`;
  }
}

function parameters(all: readonly ParameterReference[], nameOf: NameOf): string {
  return all.map(({ name }) => codeSpan(nameOf(name))).join(", ");
}
