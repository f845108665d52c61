/** A whole number that stands as text in a path or a query string. @param {unknown} value */
export function wholeOf(value) {
  if (typeof value !== "string" || !/^[+-]?\d{1,16}$/.test(value)) return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
