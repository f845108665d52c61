import type { Fact } from "../../model/fact.ts";
import type {
  BinaryType,
  DecimalType,
  DurationType,
  IntegerType,
  NumberType,
  StringType,
  ValueSet,
} from "../../model/type.ts";
import {
  base64Pattern,
  bytesInBase64,
  decimalPattern,
  durationPattern,
  formatNames,
  formatPatterns,
} from "../../naming/text-forms.ts";
import { whyInvalid } from "../known.ts";
import { canBeSlow } from "../pattern/can-be-slow.ts";
import { compareDecimals } from "../../model/decimal.ts";
import { pointerTo } from "../../model/place.ts";
import type { Resource, ResourceService, Shape } from "../../model/resource.ts";

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

/** The names that types may refer to, and whether the value is in a request or a response. */
export interface ValueScope {
  readonly valueSets: readonly ValueSet[];
  readonly timestamps: ResourceService["timestamps"];
  readonly shapes: readonly Shape[];
  readonly side: "request" | "response";
}

/** The scope of a body that consists of a resource's fields. */
export interface BodyScope extends ValueScope {
  readonly resource: Resource;
}

/** A value of an example and its path. */
export interface Given {
  readonly value: unknown;
  readonly path: Path;
}

export interface ValueFault {
  /** The path of the value, starting with `request` or `response`. */
  readonly path: Path;
  /** The rest of a sentence that starts with the path: `must be a string, but is the number 5`. */
  readonly reason: string;
  /** The expected value, such as `a string`. `undefined` if the value has the right kind but part of it is wrong. */
  readonly expected?: string;
  /** `Did you mean “…”?` */
  readonly suggestion?: string | undefined;
}

export type Path = readonly (string | number)[];

export function pointerOf(path: Path): string {
  return path.reduce<string>(pointerTo, "");
}

/** Formats a path for messages: `request.rooms[0].name`. */
export function pathText(path: Path): string {
  return path.reduce<string>((before, step) => {
    if (typeof step === "number") return `${before}[${step}]`;
    return before === "" ? step : `${before}.${step}`;
  }, "");
}

export function mismatch(path: Path, expected: string, value: unknown): readonly ValueFault[] {
  return [{ path, expected, reason: `must be ${expected}, but is ${describeValue(value)}` }];
}

export function tooMany(path: Path, count: number, limit: unknown): ValueFault {
  return { path, reason: `has ${count} items, but the limit is ${String(limit)}` };
}

const LONGEST = 60;

/** Describes a value for use in a sentence: `the number 5`, `a list`. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "number") return `the number ${value}`;
  if (typeof value !== "string") return isObject(value) ? "an object" : String(value);
  return `the string “${value.length <= LONGEST ? value : `${value.slice(0, LONGEST - 1)}…`}”`;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether two JSON values are equal, regardless of the order of their members. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [members, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return members.size === others.size && [...members].every(([key, value]) => isSame(value, others.get(key)));
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
