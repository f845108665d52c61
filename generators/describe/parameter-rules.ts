import type { Rule, Test } from "../model/rules.ts";
import { ruleProse, type RuleScope } from "./rule.ts";

/** The rules that are about a parameter, in sentences of Markdown, for a comment beside it. */
export function rulesOfParameter(rules: readonly Rule[], { name }: Named, scope: RuleScope): readonly string[] {
  return rules.filter((rule) => namesOf(rule).includes(name)).map((rule) => sentence(rule, scope));
}

/** The rules that are about no parameter in particular: they have their place beside the module. */
export function rulesOfNone(rules: readonly Rule[], scope: RuleScope): readonly string[] {
  return rules.filter((rule) => namesOf(rule).length === 0).map((rule) => sentence(rule, scope));
}

function sentence(rule: Rule, scope: RuleScope): string {
  const text = ruleProse(rule, scope, (name) => name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The parameters that a rule is about, not those of its circumstances. */
function namesOf(rule: Rule): readonly string[] {
  const names = ruleNames[rule.kind] as (rule: Rule) => readonly string[];
  return names(rule);
}

type NamesOf<Kind extends Rule["kind"]> = (rule: Extract<Rule, { readonly kind: Kind }>) => readonly string[];
type Named = { readonly name: string };

const ofAll = ({ parameters }: { readonly parameters: readonly Named[] }): readonly string[] =>
  parameters.map(({ name }) => name);
const ofEach = ({ each }: { readonly each: readonly Test[] }): readonly string[] =>
  each.flatMap((test) => ("parameter" in test ? [test.parameter] : []));
const ofOne = ({ parameter }: { readonly parameter: Named }): readonly string[] => [parameter.name];

const ruleNames: { readonly [Kind in Rule["kind"]]: NamesOf<Kind> } = {
  "exactly-one-of": ofAll,
  "at-most-one-of": ofAll,
  "at-least-one-of": ofAll,
  needs: ofEach,
  excludes: ofEach,
  contradiction: ofOne,
  "not-empty": ofOne,
  "in-namespace": ofOne,
  cap: ofOne,
  warning: () => [],
};
