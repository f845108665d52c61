/** `2001-01-15T14:56:00Z`, or undefined where the year does not have four digits. The seconds are those since 1970. */
export function iso(seconds: number): string | undefined {
  const hasFourDigits = seconds >= -62167219200 && seconds <= 253402300799;
  return hasFourDigits ? `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z` : undefined;
}
