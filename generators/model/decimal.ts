/**
 * Compares two decimal numbers exactly, with any number of digits. The result is negative if the first is less, and
 * positive if it is greater.
 */
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

/** Returns the sign of a decimal number. Zero can be written in two ways. */
function signOf(text: string): number {
  if (!/[1-9]/.test(text)) return 0;
  return text.startsWith("-") ? -1 : 1;
}
