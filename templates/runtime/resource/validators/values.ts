/** Returns true if a base64 string represents at most `most` bytes. */
export function isBytesUpTo(value: unknown, most: number): boolean {
  return typeof value === "string" && (value.replace(/=+$/, "").length * 3) >> 2 <= most;
}

/**
 * Returns true if a decimal number in string form is within the bounds. The comparison is exact for any number of
 * digits.
 */
export function isDecimalWithin(value: unknown, minimum?: string, maximum?: string): boolean {
  if (typeof value !== "string") return false;
  if (minimum !== undefined && compareDecimals(value, minimum) < 0) return false;
  return maximum === undefined || compareDecimals(value, maximum) <= 0;
}

/** Returns a negative number if the first is less, and a positive number if it is greater. */
export function compareDecimals(one: string, other: string): number {
  const [sign, otherSign] = [signOf(one), signOf(other)];
  if (sign !== otherSign || sign === 0) return sign - otherSign;
  const [first, second] = [one, other].map((text) => text.replace("-", "").split("."));
  const [whole, fraction = ""] = first!;
  const [otherWhole, otherFraction = ""] = second!;
  if (whole!.length !== otherWhole!.length) return sign * (whole!.length - otherWhole!.length);
  const places = Math.max(fraction.length, otherFraction.length);
  const [digits, otherDigits] = [
    whole! + fraction.padEnd(places, "0"),
    otherWhole! + otherFraction.padEnd(places, "0"),
  ];
  return digits === otherDigits ? 0 : sign * (digits < otherDigits ? -1 : 1);
}

/** Returns the sign of a decimal. Both `0` and `-0` have the sign 0. */
function signOf(text: string): number {
  if (!/[1-9]/.test(text)) return 0;
  return text.startsWith("-") ? -1 : 1;
}

/** Converts an integer in the string form of paths and query strings to a number. Returns other values unchanged. */
export function wholeOf(value: unknown): unknown {
  if (typeof value !== "string" || !/^[+-]?\d{1,16}$/.test(value)) return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/*
 * Conversion of values that are strings in a query string, a path or a header. Invalid strings are returned unchanged,
 * so that the next check reports them.
 */

/** Converts `true` and `false`. */
export function booleanOf(value: unknown): unknown {
  return value === "true" ? true : value === "false" ? false : value;
}

/** Converts a decimal number in JSON notation. */
export function numberOf(value: unknown): unknown {
  if (typeof value !== "string" || !/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value)) return value;
  return Number.isFinite(Number(value)) ? Number(value) : value;
}

/** Returns the values of one query parameter as a list. An empty list counts as missing. */
export function parameterListOf(value: unknown): unknown {
  if (typeof value === "string") return [value];
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/** Splits a header field at its commas. */
export function headerListOf(value: unknown): unknown {
  return typeof value === "string" ? value.split(",").map((item) => item.trim()) : value;
}

/** The conversion of a string to one of several types, and the check of its result. */
export type TextMember = readonly [from: (value: unknown) => unknown, is: (value: unknown) => boolean];

/** Converts a value with the first type that accepts it. Otherwise returns the value unchanged. */
export function memberOf(value: unknown, members: readonly TextMember[]): unknown {
  for (const [from, is] of members) {
    const made = from(value);
    if (is(made)) return made;
  }
  return value;
}

/**
 * Returns true if the string has the form and its day exists. Parsers disagree about the meaning of 2026-02-30. The
 * first three groups of the form are year, month and day.
 */
export function isMoment(value: unknown, form: RegExp): boolean {
  const parts = typeof value === "string" ? form.exec(value) : null;
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return 30 + ((month + (month >> 3)) & 1);
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/**
 * Formats a Date in UTC without fractions of a second, such as `2026-06-30T23:59:59Z`. Returns other values unchanged.
 */
export function momentOf(value: unknown): unknown {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return value;
  return `${value.toISOString().replace(/\.\d+Z$/, "")}Z`;
}

/** Returns true if the string is an RFC 3339 date-time whose day exists. */
export function isInternetMoment(value: unknown): boolean {
  return isMoment(value, internetMoment);
}

/** Matches an RFC 3339 date-time. Any minute may have a leap second. */
const internetMoment =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** The members of a file that are checked. The platform's types are not available to all users. */
interface FileFacts {
  readonly size: number;
  readonly type: string;
}

declare const Blob: abstract new () => FileFacts;
declare const File: abstract new () => FileFacts;

/** Returns true if the value can be sent as a file. */
export function isBlob(value: unknown): value is FileFacts {
  return value instanceof Blob;
}

/**
 * Returns true for a file of one of the media types that is not too large. A range such as `image/*` includes all types
 * with that prefix.
 */
export function isFileOf(value: unknown, mediaTypes: readonly string[], most = Infinity): boolean {
  if (!(value instanceof File) || value.size > most) return false;
  const [type = ""] = value.type.split(";");
  return mediaTypes.some((one) => one === type.trim() || (one.endsWith("*") && type.startsWith(one.slice(0, -1))));
}
