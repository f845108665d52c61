import type { FieldRule } from "../../../generators/model/rules.ts";

/** Returns names that satisfy the rules together. Wanted names and their requirements come before the others. */
export function namesWithinRules(
  rules: readonly FieldRule[],
  given: readonly string[],
  wanted: readonly string[],
  unwanted: readonly string[] = [],
): readonly string[] {
  const firm = new Set(wanted);
  for (const _ of rules)
    for (const rule of rules)
      if (rule.kind === "needs" && rule.each.some((name) => firm.has(name)))
        rule.needs.forEach((name) => firm.add(name));
  const out = new Set(unwanted);
  const names = new Set([...given, ...firm].filter((name) => !out.has(name)));
  const drop = (name: string): void => void (names.delete(name), out.add(name));
  // A rule can undo the effect of another rule once.
  for (const _ of [...rules, ...rules]) for (const rule of rules) keep(rule, names, firm, out, drop);
  return [...names];
}

function keep(
  rule: FieldRule,
  names: Set<string>,
  firm: ReadonlySet<string>,
  out: ReadonlySet<string>,
  drop: (name: string) => void,
): void {
  if (rule.kind === "count") {
    const some = rule.fields.filter((name) => names.has(name));
    const one = some.find((name) => firm.has(name)) ?? some[0];
    if (rule.most !== undefined) some.filter((name) => name !== one).forEach(drop);
    const first = rule.fields.find((name) => !out.has(name));
    if (some.length < rule.least && first !== undefined) names.add(first);
  }
  if (rule.kind === "needs" && rule.each.some((name) => names.has(name))) {
    if (rule.needs.some((name) => out.has(name))) rule.each.forEach(drop);
    else rule.needs.forEach((name) => names.add(name));
  }
  if (
    rule.kind === "excludes" &&
    rule.each.some((name) => names.has(name)) &&
    rule.excludes.some((name) => names.has(name))
  )
    (rule.each.some((name) => firm.has(name)) ? rule.excludes : rule.each).forEach(drop);
}
