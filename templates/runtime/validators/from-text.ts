/*
 * Conversion of values that are strings in a query string, a path or a header. Invalid strings are returned unchanged,
 * so that the next check reports them.
 */

/** `true` or `false`. */
export function booleanOf(value: unknown): unknown {
  return value === "true" ? true : value === "false" ? false : value;
}

/** A decimal number, as JSON writes it. */
export function numberOf(value: unknown): unknown {
  if (typeof value !== "string" || !/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value)) return value;
  return Number.isFinite(Number(value)) ? Number(value) : value;
}

/** The values of one query parameter: a single one is a list, too, and an empty list is as if it were not there. */
export function parameterListOf(value: unknown): unknown {
  if (typeof value === "string") return [value];
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/** The items of a header field, with commas between them. */
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
