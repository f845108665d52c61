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
