import type { FieldRule, ParameterReference, Rule, Test } from "../../model/rules.ts";

/*
 * These functions return the part of a rule that restricts requests without new parameters. Existing clients do not
 * send new parameters, so changes of the rest do not break them. The result is `undefined` if only requests with a new
 * parameter can violate the rule.
 */

type IsNew = (name: string) => boolean;

export function ruleWithoutNew(rule: Rule, isNew: IsNew): Rule | undefined {
  const { when, unless } = rule;
  const canHold = (tests: readonly Test[]): readonly Test[] => tests.filter((test) => !needsNew(test, isNew));
  const isImpossible = when.length > 0 && canHold(when).length === 0;
  if (isImpossible) return undefined;
  const rest = { ...rule, when: canHold(when), unless: canHold(unless) };
  switch (rest.kind) {
    case "exactly-one-of": {
      const parameters = withoutNew(rest.parameters, isNew);
      return parameters.length === 0 ? rule : { ...rest, parameters };
    }
    case "at-most-one-of": {
      const parameters = withoutNew(rest.parameters, isNew);
      return parameters.length < 2 ? undefined : { ...rest, parameters };
    }
    case "needs": {
      const each = canHold(rest.each);
      return each.length === 0 ? undefined : { ...rest, each };
    }
    case "excludes": {
      const [each, excluded] = [canHold(rest.each), canHold(rest.excluded)];
      return each.length === 0 || excluded.length === 0 ? undefined : { ...rest, each, excluded };
    }
    case "contradiction":
    case "not-empty":
    case "in-namespace":
    case "cap":
      return isNew(rest.parameter.name) ? undefined : rest;
    case "at-least-one-of":
    case "warning":
      return rest;
  }
}

export function fieldRuleWithoutNew(rule: FieldRule, isNew: IsNew): FieldRule | undefined {
  const old = (names: readonly string[]): readonly string[] => names.filter((name) => !isNew(name));
  switch (rule.kind) {
    case "count": {
      const fields = old(rule.fields);
      if (rule.least === 1) return fields.length === 0 || rule.most === undefined ? rule : { ...rule, fields };
      return fields.length < 2 ? undefined : { ...rule, fields };
    }
    case "needs": {
      const each = old(rule.each);
      return each.length === 0 ? undefined : { ...rule, each };
    }
    case "excludes": {
      const [each, excludes] = [old(rule.each), old(rule.excludes)];
      return each.length === 0 || excludes.length === 0 ? undefined : { ...rule, each, excludes };
    }
    case "order":
      return isNew(rule.lesser) || isNew(rule.greater) ? undefined : rule;
  }
}

function withoutNew(parameters: readonly ParameterReference[], isNew: IsNew): readonly ParameterReference[] {
  return parameters.filter(({ name }) => !isNew(name));
}

/**
 * Reports whether a request meets the test only with a new parameter. This is never the case for `holds`, because a
 * default can be one of its values.
 */
function needsNew(test: Test, isNew: IsNew): boolean {
  switch (test.kind) {
    case "given":
    case "filled":
      return isNew(test.parameter);
    case "all":
      return test.tests.some((one) => needsNew(one, isNew));
    case "holds":
    case "pages":
    case "role":
      return false;
  }
}
