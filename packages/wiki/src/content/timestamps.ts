/*
 * Timestamps. In the database and in continuations, they are fourteen digits in UTC; in responses, ISO 8601. Both have
 * a precision of one second.
 */

/** Converts `20240131120000` to `2024-01-31T12:00:00Z`. */
export function isoOf(stored: string): string {
  return stored.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6Z");
}

/** Converts `2024-01-31T12:00:00Z`, or milliseconds since 1970, to `20240131120000`. */
export function storedMoment(moment: string | number): string {
  const iso = typeof moment === "number" ? new Date(moment).toISOString() : moment;
  return iso.replaceAll(/\D/g, "").slice(0, 14);
}

/** Converts an expiry time, which may be `infinity`. */
export function isoExpiry(stored: string): string {
  return stored === "infinity" ? stored : isoOf(stored);
}

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Formats a stored timestamp for display, in UTC: `08:10, 31 December 2024`. */
export function shownMoment(stored: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/.exec(stored) ?? [];
  return `${hour}:${minute}, ${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** Formats a stored hexadecimal address for display: `C0000205` becomes `192.0.2.5`. */
export function shownAddress(stored: string): string {
  if (stored.startsWith("v6-"))
    return parts(stored.slice(3), 4)
      .map((part) => part.replace(/^0{1,3}/, ""))
      .join(":");
  return parts(stored, 2)
    .map((part) => Number.parseInt(part, 16))
    .join(".");
}

function parts(digits: string, size: number): readonly string[] {
  return Array.from({ length: digits.length / size }, (_, index) => digits.slice(index * size, (index + 1) * size));
}
