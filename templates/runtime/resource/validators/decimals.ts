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
