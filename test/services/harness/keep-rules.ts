import type { FieldRule } from "../../../generators/model/rules.ts";
import { preferred, preferredName, valuesOf, type Input, type Values } from "./inputs.ts";
import { namesWithinRules } from "./names-within-rules.ts";

/** Requirements for a call that take precedence over the rules between its fields. */
export interface Wish {
  readonly without?: readonly string[];
  readonly broken?: FieldRule;
  /** True if the call should have as many values as possible. Then only required values are wanted. */
  readonly isAll?: boolean;
}

/** Returns the values with the required ones added. Others are removed or added until all rules hold. */
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
