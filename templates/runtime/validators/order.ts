import { compareDecimals } from "./decimals.js";

/** What two values are compared by: a number, and the digits behind its point that a number has no room for. */
interface Measure {
  readonly whole: number;
  readonly rest: string;
}

/**
 * Whether the first of two numbers, decimal numbers, dates, times or date/times is the lesser. Undefined where they
 * cannot be compared.
 */
export function isLess(a: unknown, b: unknown): boolean | undefined {
  if (isDecimal(a) && isDecimal(b)) return compareDecimals(a, b) < 0;
  const [first, second] = [measureOf(a), measureOf(b)];
  if (first === undefined || second === undefined) return undefined;
  return first.whole === second.whole ? first.rest < second.rest : first.whole < second.whole;
}

/** A text of digits is no date and no time. */
function isDecimal(value: unknown): value is string {
  return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value);
}

function measureOf(value: unknown): Measure | undefined {
  if (typeof value === "number") return { whole: value, rest: "" };
  return typeof value === "string" ? (timeOf(value) ?? instantOf(value)) : undefined;
}

/** The seconds of a time of the day. */
function timeOf(text: string): Measure | undefined {
  const [match, hours, minutes, seconds = "0"] = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  return match === undefined
    ? undefined
    : { whole: (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds), rest: "" };
}

const instant = /^(\d{4})-(\d\d)-(\d\d)(?:[ Tt](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?)?(?:[Zz]|([+-])(\d\d):(\d\d))?$/;

/** The seconds of a day, or of a date/time. A form without an offset is in UTC. */
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
