/** Returns whether a decimal number, which is text, is within bounds: exactly, however many digits it has. */
export function isDecimalWithin(value: unknown, minimum?: string, maximum?: string): boolean {
  if (typeof value !== "string") return false;
  if (minimum !== undefined && compareDecimals(value, minimum) < 0) return false;
  return maximum === undefined || compareDecimals(value, maximum) <= 0;
}

/** Below zero where the first is the lesser, above zero where it is the greater. */
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

/** There are two ways to write zero. */
function signOf(text: string): number {
  if (!/[1-9]/.test(text)) return 0;
  return text.startsWith("-") ? -1 : 1;
}

/**
 * Converts a whole number in the string form of paths and query strings to a number. Returns other values unchanged.
 */
export function wholeOf(value: unknown): unknown {
  if (typeof value !== "string" || !/^[+-]?\d{1,16}$/.test(value)) return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
