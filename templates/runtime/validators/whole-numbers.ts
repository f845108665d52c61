/** A whole number that stands as text in a path or a query string; anything else as it is. */
export function wholeOf(value: unknown): unknown {
  if (typeof value !== "string" || !/^[+-]?\d{1,16}$/.test(value)) return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
