import type { FieldRule } from "../../../generators/model/field-rules.ts";
import { preferred, preferredName, valuesOf, type Input, type Values } from "./inputs.ts";
import { namesWithinRules } from "./names-within-rules.ts";

/** What a call is to have, whatever the rules between its fields say of the others. */
export interface Wish {
  /** Fields that must not be there. */
  readonly without?: readonly string[];
  /** A rule that is not kept. */
  readonly broken?: FieldRule;
  /** Whether the values are as many as may be: then those that are wanted are the needed ones alone. */
  readonly isAll?: boolean;
}

/** The values, with what is needed beside them; others go, or come, until all rules hold. */
export function withinRules(input: Input, values: Values, { without = [], broken, isAll = false }: Wish): Values {
  const isThere = ([, value]: [string, unknown]): boolean => value !== null;
  const named = Object.keys(preferred(values, input.fields));
  const given = Object.entries(preferred(values, input.fields))
    .filter(isThere)
    .map(([name]) => name);
  const needed = input.needed
    .map(({ names }) => names[0]!)
    .filter((name) => !named.includes(name) && !without.includes(name));
  const rules = input.rules.filter((rule) => broken === undefined || !isSameRule(rule, broken));
  const nothing = named.filter((name) => !given.includes(name));
  const kept = namesWithinRules(rules, [...given, ...needed], isAll ? needed : given, [...without, ...nothing]);
  const own = Object.entries(values).filter(
    ([name, value]) => value === null || kept.includes(preferredName(name, input.fields)),
  );
  const more = input.fields.filter(({ names }) => kept.includes(names[0]!) && !given.includes(names[0]!));
  return { ...valuesOf(more, (field) => input.sample(field)), ...Object.fromEntries(own) };
}

function isSameRule(one: FieldRule, other: FieldRule): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
