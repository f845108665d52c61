/*
 * Timestamps. They are fourteen digits in UTC in the database and in continuations, and ISO 8601 in responses, both to
 * the second.
 */

/** `2024-01-31T12:00:00Z` of `20240131120000`. */
export function isoOf(stored: string): string {
  return stored.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6Z");
}

/** `20240131120000` of `2024-01-31T12:00:00Z` or of milliseconds since 1970. */
export function storedMoment(moment: string | number): string {
  const iso = typeof moment === "number" ? new Date(moment).toISOString() : moment;
  return iso.replaceAll(/\D/g, "").slice(0, 14);
}

/** An end that may be infinite. */
export function isoExpiry(stored: string): string {
  return stored === "infinity" ? stored : isoOf(stored);
}

const months = [
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

/** A stored moment as people read it, in UTC: `08:10, 31 December 2024`. */
export function shownMoment(stored: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/.exec(stored) ?? [];
  return `${hour}:${minute}, ${Number(day)} ${months[Number(month) - 1]} ${year}`;
}
