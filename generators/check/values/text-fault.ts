import type { Fact } from "../../model/fact.ts";
import type { IntegerType, NumberType, StringType, BinaryType, DecimalType, DurationType } from "../../model/type.ts";
import {
  formatNames,
  formatPatterns,
  base64Pattern,
  bytesInBase64,
  decimalPattern,
  durationPattern,
} from "../../naming/text-forms.ts";
import { whyInvalid } from "../known-patterns.ts";
import { canBeSlow } from "../pattern/can-be-slow.ts";
import { compareDecimals } from "../../model/decimal.ts";

/**
 * Returns a description of a valid string, such as `text of at most 4 characters`, if the string violates the
 * constraints of its type. Otherwise, returns `undefined`.
 */
export function expectedText({ minLength, maxLength, pattern, format }: StringType, text: string): string | undefined {
  const [least, most, form] = [valueOf(minLength), valueOf(maxLength), valueOf(pattern)];
  const length = [...text].length;
  if (least !== undefined && length < least) return `text of at least ${characters(least)}`;
  if (most !== undefined && length > most) return `text of at most ${characters(most)}`;
  if (form !== undefined && !matches(form, text)) return `text that matches ${form}`;
  const standard = valueOf(format);
  return standard === undefined || new RegExp(formatPatterns[standard]).test(text) ? undefined : formatNames[standard];
}

function characters(count: number): string {
  return `${count} character${count === 1 ? "" : "s"}`;
}

/** Invalid and slow patterns have their own diagnostics, so they match everything here. */
export function matches(pattern: string, text: string): boolean {
  return whyInvalid(pattern) !== undefined || canBeSlow(pattern) || new RegExp(pattern, "u").test(text);
}

function valueOf<T>(fact: Fact<T> | undefined): T | undefined {
  return fact?.value;
}

/*
 * These functions return the expected form of a string with a standard format, or `undefined` if the string is valid.
 */

export function expectedDecimal({ minimum, maximum, scale }: DecimalType, text: string): string | undefined {
  const places = scale?.value;
  if (!new RegExp(decimalPattern(places)).test(text)) {
    return `a decimal number such as '12.50'${places === undefined ? "" : `, with at most ${places} digits after the decimal point`}`;
  }
  const [low, high] = [minimum?.value, maximum?.value];
  if (low !== undefined && compareDecimals(text, low) < 0) return `at least ${low}`;
  return high !== undefined && compareDecimals(text, high) > 0 ? `at most ${high}` : undefined;
}

export function expectedDuration(_type: DurationType, text: string): string | undefined {
  return new RegExp(durationPattern).test(text) ? undefined : "a duration such as P1DT12H";
}

export function expectedBinary({ maxBytes }: BinaryType, text: string): string | undefined {
  if (!new RegExp(base64Pattern).test(text)) return "bytes in base64";
  const most = maxBytes?.value;
  return most !== undefined && bytesInBase64(text) > most ? `at most ${most} bytes in base64` : undefined;
}

/** Returns the bound that a number or a size violates, or `undefined` if it is within the bounds. */
export function brokenNumberBound(type: IntegerType | NumberType, value: number): string | undefined {
  const [above, below, step] = [type.exclusiveMinimum, type.exclusiveMaximum, type.multipleOf].map(
    (bound) => bound?.value,
  );
  if (above !== undefined && value <= above) return `more than ${above}`;
  if (below !== undefined && value >= below) return `less than ${below}`;
  if (step !== undefined && !Number.isInteger(value / step)) return `a multiple of ${step}`;
  return brokenBound(type.minimum, type.maximum, value);
}

export function brokenBound(
  minimum: Fact<number> | undefined,
  maximum: Fact<number> | undefined,
  value: number,
): string | undefined {
  const [low, high] = [minimum?.value, maximum?.value];
  if (low !== undefined && value < low) return `at least ${low}`;
  return high !== undefined && value > high ? `at most ${high}` : undefined;
}
