import type { FieldRule } from "../../../generators/model/rules.ts";
import type { Values } from "./inputs.ts";

/** Returns the names that violate a rule by their presence or absence. */
export function breachOf(rule: FieldRule): {
  readonly names: readonly string[];
  readonly without: readonly string[];
  readonly isSwapped: boolean;
} {
  const plain = { names: [], without: [], isSwapped: false };
  if (rule.kind === "order") return { ...plain, names: [rule.lesser, rule.greater], isSwapped: true };
  if (rule.kind === "excludes") return { ...plain, names: [rule.each[0]!, rule.excludes[0]!] };
  if (rule.kind === "count")
    return rule.most === undefined ? { ...plain, without: rule.fields } : { ...plain, names: rule.fields.slice(0, 2) };
  const without = rule.needs.find((name) => name !== rule.each[0])!;
  return { ...plain, names: rule.each.slice(0, 1), without: [without] };
}

export function swapped(values: Values): Values {
  const names = Object.keys(values);
  return Object.fromEntries(names.map((name, index) => [name, values[names[1 - index]!]]));
}
