import { byKind, type ByKind } from "../../model/group-by.ts";
import { compareDecimals } from "../../model/decimal.ts";
import type { FieldRuleKind } from "../../model/rules.ts";
import { datePattern, decimalPattern, timePattern } from "../../naming/text-forms.ts";
import { matches } from "./text-fault.ts";
import type { Path, ValueFault } from "./value-fault.ts";

/** An object to which the rules apply. */
export interface RuledObject {
  /** Returns the value of a field under any of its names, or `undefined` if it is absent. */
  valueOf(field: string): unknown;
  /** True if absent fields may already have values, as in an update. */
  readonly isPartial: boolean;
}

/** Returns the violations of rules between the fields of an object. */
export function ruleFaults(rules: readonly FieldRuleKind[], object: RuledObject, path: Path): readonly ValueFault[] {
  return rules.flatMap((rule) => byKind(breaches, rule, object) ?? []).map((reason) => ({ path, reason }));
}

const breaches: ByKind<FieldRuleKind, [object: RuledObject], string | undefined> = {
  count({ fields, least, most }, object) {
    const given = fields.filter((field) => isGiven(object, field));
    if (given.length < least && !object.isPartial) return `has none of ${quoted(fields)}, but one of them is required`;
    return most !== undefined && given.length > most
      ? `has ${quoted(given)}, but only one of them is allowed`
      : undefined;
  },
  needs({ each, needs }, object) {
    const one = each.find((field) => isGiven(object, field));
    const missing = needs.find((field) => !isGiven(object, field));
    return one === undefined || missing === undefined || object.isPartial
      ? undefined
      : `has ${quoted([one])} without ${quoted([missing])}`;
  },
  excludes({ each, excludes }, object) {
    const one = each.find((field) => isGiven(object, field));
    const other = excludes.find((field) => isGiven(object, field));
    return one === undefined || other === undefined
      ? undefined
      : `has ${quoted([one])} together with ${quoted([other])}`;
  },
  order({ lesser, greater, mayBeEqual }, object) {
    const order = compared(object.valueOf(lesser), object.valueOf(greater));
    if (order === undefined || order < 0 || (mayBeEqual && order === 0)) return undefined;
    return `has “${lesser}” that is not less than ${mayBeEqual ? "or equal to " : ""}“${greater}”`;
  },
};

function isGiven(object: RuledObject, field: string): boolean {
  const value = object.valueOf(field);
  return value !== undefined && value !== null;
}

/**
 * Compares two numbers, decimal numbers, dates or times. The result is negative if the first is lower. Timestamps may
 * have offsets, so servers compare them.
 */
function compared(low: unknown, high: unknown): number | undefined {
  if (typeof low === "number" && typeof high === "number") return low - high;
  if (typeof low !== "string" || typeof high !== "string") return undefined;
  if ([low, high].every((text) => matches(decimalPattern(undefined), text))) return compareDecimals(low, high);
  const isForm = (form: string): boolean => matches(form, low) && matches(form, high);
  if (!isForm(datePattern) && !isForm(timePattern)) return undefined;
  return low < high ? -1 : Number(low > high);
}

function quoted(fields: readonly string[]): string {
  return fields.map((field) => `“${field}”`).join(", ");
}
