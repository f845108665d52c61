import { ownValue } from "./check.js";
import { FieldFinding } from "./finding.js";
import { pathOf } from "../../core/validators/findings.js";
import type { Given, RuleCheck } from "./reading.js";
import { compareDecimals } from "./values.js";

/**
 * A rule between the fields of an object, as printed by the emitter. A field is given if it has a value other than
 * null.
 */
export type RuleRow = RuleKind & {
  /** The rule in prose. */
  readonly text: string;
  /** The error code of a violation, instead of the code for invalid values. */
  readonly error?: string | undefined;
};

type RuleKind =
  | {
      readonly kind: "count";
      readonly fields: readonly string[];
      readonly least: number;
      readonly most?: number | undefined;
    }
  | { readonly kind: "needs"; readonly each: readonly string[]; readonly needs: readonly string[] }
  | { readonly kind: "excludes"; readonly each: readonly string[]; readonly excludes: readonly string[] }
  | { readonly kind: "order"; readonly lesser: string; readonly greater: string; readonly mayBeEqual: boolean };

/** Returns a check that reports violations of the rules in their order. */
export function keepsRules(rules: readonly RuleRow[]): RuleCheck {
  return (reading, given, values, at) => {
    for (const rule of rules) {
      if (reading.isFull()) return;
      const broken = breach(rule, given, values);
      if (broken === undefined) continue;
      const within = pathOf(at);
      const names = broken.map((field) => given.get(field) ?? field);
      const text = within.length === 0 ? rule.text : `${within.join(".")}: ${rule.text}`;
      const code = rule.error ?? at?.invalid ?? reading.invalid;
      reading.refuse(ruleFinding(code, [...within, ...names], text, rule.text));
    }
  };
}

function ruleFinding(code: string, path: readonly string[], text: string, rule: string): FieldFinding {
  const subject = { name: path.join("."), sensitive: false, expected: () => text };
  return new FieldFinding(code, path.length === 0 ? undefined : subject, path, undefined, () => text, {
    rule: () => rule,
  });
}

/**
 * Returns the field that violates the rule, or an empty list if no single field does. Returns undefined if the rule is
 * met.
 */
function breach(
  rule: RuleKind,
  given: Given,
  values: Readonly<Record<string, unknown>>,
): readonly string[] | undefined {
  switch (rule.kind) {
    case "count": {
      const some = rule.fields.filter((field) => given.has(field));
      if (some.length < rule.least) return [];
      return some.length > (rule.most ?? Infinity) ? some.slice(rule.most).slice(0, 1) : undefined;
    }
    case "needs":
      return rule.each.some((field) => given.has(field))
        ? first(rule.needs.filter((field) => !given.has(field)))
        : undefined;
    case "excludes":
      return rule.each.some((field) => given.has(field))
        ? first(rule.excludes.filter((field) => given.has(field)))
        : undefined;
    case "order": {
      if (!given.has(rule.lesser) || !given.has(rule.greater)) return undefined;
      const [lesser, greater] = [ownValue(values, rule.lesser), ownValue(values, rule.greater)];
      const isBroken = rule.mayBeEqual ? isLess(greater, lesser) : isLess(lesser, greater) === false;
      return isBroken ? [rule.lesser] : undefined;
    }
  }
}

function first(fields: readonly string[]): readonly string[] | undefined {
  return fields.length === 0 ? undefined : fields.slice(0, 1);
}

/** A value for comparisons: a number, and the decimal digits beyond its precision. */
interface Measure {
  readonly whole: number;
  readonly rest: string;
}

/**
 * Returns true if the first of two numbers, decimals, dates, times or date-times is less. Returns undefined if they are
 * not comparable.
 */
export function isLess(a: unknown, b: unknown): boolean | undefined {
  if (isDecimal(a) && isDecimal(b)) return compareDecimals(a, b) < 0;
  const [first, second] = [measureOf(a), measureOf(b)];
  if (first === undefined || second === undefined) return undefined;
  return first.whole === second.whole ? first.rest < second.rest : first.whole < second.whole;
}

/** Recognizes decimals. A string of digits is neither a date nor a time. */
function isDecimal(value: unknown): value is string {
  return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value);
}

function measureOf(value: unknown): Measure | undefined {
  if (typeof value === "number") return { whole: value, rest: "" };
  return typeof value === "string" ? (timeOf(value) ?? instantOf(value)) : undefined;
}

/** Returns the seconds since midnight. */
function timeOf(text: string): Measure | undefined {
  const [match, hours, minutes, seconds = "0"] = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  return match === undefined
    ? undefined
    : { whole: (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds), rest: "" };
}

const instant = /^(\d{4})-(\d\d)-(\d\d)(?:[ Tt](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?)?(?:[Zz]|([+-])(\d\d):(\d\d))?$/;

/** Returns the seconds of a date or date-time. A form without an offset is in UTC. */
function instantOf(text: string): Measure | undefined {
  const parts = instant.exec(text);
  if (parts === null) return undefined;
  const [year, month, day, hours, minutes, seconds] = parts.slice(1, 7).map((part = "0") => Number(part));
  const sign = parts[8] === "-" ? -1 : 1;
  const offset = sign * (Number(parts[9] ?? 0) * 60 + Number(parts[10] ?? 0)) * 60;
  const date = new Date(0).setUTCFullYear(year!, month! - 1, day);
  return {
    whole: date / 1000 + (hours! * 60 + minutes!) * 60 + seconds! - offset,
    rest: (parts[7] ?? "").replace(/0+$/, ""),
  };
}
