import { valueOr, type Fact } from "../../model/fact.ts";
import type { StringType } from "../../model/type.ts";
import { formatNames, formatPatterns } from "../../naming/text-forms.ts";
import { whyInvalid } from "../known-patterns.ts";
import { canBeSlow } from "../pattern/can-be-slow.ts";

/**
 * What a text should be that breaks the bounds of its type, such as `text of at most 4 characters`; undefined where it
 * does not.
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

/** A pattern that is none, or that may take too long, has a diagnostic of its own: here it refuses nothing. */
export function matches(pattern: string, text: string): boolean {
  return whyInvalid(pattern) !== undefined || canBeSlow(pattern) || new RegExp(pattern, "u").test(text);
}

function valueOf<T>(fact: Fact<T> | undefined): T | undefined {
  return valueOr(fact, undefined, "unknown-is-open");
}
