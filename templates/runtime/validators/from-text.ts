/*
 * Values that stand as text in a query string, in a path, or in a header field. What is none stays as it is, for the
 * check that comes next.
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

/** How one of several types reads a text, and whether it takes what comes of it. */
export type TextMember = readonly [from: (value: unknown) => unknown, is: (value: unknown) => boolean];

/** What the first of several types makes of a text that it takes. */
export function memberOf(value: unknown, members: readonly TextMember[]): unknown {
  for (const [from, is] of members) {
    const made = from(value);
    if (is(made)) return made;
  }
  return value;
}
