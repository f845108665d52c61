import { severalOf, Parameter } from "./parameters.js";
import { maxLimit } from "./wire-constants.js";
import type { RunView } from "./run-view.js";

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

interface LimitRange extends Range {
  /** The maximum for callers with high limits. */
  readonly high: number;
}

const plusSign = 43;
const minusSign = 45;

/**
 * Parses an integer: `[+-]?\d+` within 64 bits. Returns NaN for other text. A number beyond 2^53 is rounded to the
 * nearest JavaScript number.
 */
export function numberAt(text: string, start: number, end: number): number {
  const first = text.charCodeAt(start);
  let at = first === minusSign || first === plusSign ? start + 1 : start;
  if (at >= end) return NaN;
  let number = 0;
  for (; at < end; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    number = number * 10 + digit;
  }
  if (number < 9e15) return first === minusSign && number !== 0 ? -number : number;
  return within64Bits(text.slice(start, end));
}

function within64Bits(text: string): number {
  const digits = text.replace(/^[+-]?0*/, "");
  if (digits.length > 19) return NaN;
  const exact = BigInt(digits) * (text[0] === "-" ? -1n : 1n);
  return BigInt.asIntN(64, exact) === exact ? Number(exact) : NaN;
}

/** Returns the nearest allowed number, with a warning. */
function clamped(run: RunView, parameter: Parameter, number: number, minimum: number, maximum: number): number {
  run.remark("outofrange", parameter, String(number));
  return number < minimum ? minimum : maximum;
}

function readInteger(
  run: RunView,
  parameter: Parameter<Range>,
  text: string,
  start: number,
  end: number,
): number | undefined {
  const number = numberAt(text, start, end);
  if (number !== number) return run.fail("badinteger", parameter, text, start, end);
  const { minimum, maximum } = parameter.detail;
  return number >= minimum && number <= maximum ? number : clamped(run, parameter, number, minimum, maximum);
}

/** Reads a number of items, or the word for the maximum. */
function readLimit(
  run: RunView,
  parameter: Parameter<LimitRange>,
  text: string,
  start: number,
  end: number,
): number | string | undefined {
  const number = numberAt(text, start, end);
  if (number !== number) {
    const isMax = end - start === maxLimit.length && text.startsWith(maxLimit, start);
    return isMax ? maxLimit : run.fail("badinteger", parameter, text, start, end);
  }
  const { minimum, maximum: low, high } = parameter.detail;
  const maximum = run.options.highLimits ? high : low;
  return number >= minimum && number <= maximum ? number : clamped(run, parameter, number, minimum, maximum);
}

export const integer = (minimum = -Infinity, maximum = Infinity): Parameter =>
  new Parameter(readInteger, "a whole number", { minimum, maximum });
export const integers = (minimum = -Infinity, maximum = Infinity): Parameter =>
  severalOf(readInteger, "whole numbers", { minimum, maximum });
export const limit = (minimum: number, maximum: number, high: number): Parameter =>
  new Parameter(readLimit, "a number of items", { minimum, maximum, high });
