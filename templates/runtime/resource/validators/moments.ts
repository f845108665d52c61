/**
 * Returns true if the string has the form and its day exists. Parsers disagree about the meaning of 2026-02-30. The
 * first three groups of the form are year, month and day.
 */
export function isMoment(value: unknown, form: RegExp): boolean {
  const parts = typeof value === "string" ? form.exec(value) : null;
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return 30 + ((month + (month >> 3)) & 1);
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/**
 * Formats a Date in UTC without fractions of a second, such as `2026-06-30T23:59:59Z`. Returns other values unchanged.
 */
export function momentOf(value: unknown): unknown {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return value;
  return `${value.toISOString().replace(/\.\d+Z$/, "")}Z`;
}

/** Returns true if the string is an RFC 3339 date-time whose day exists. */
export function isInternetMoment(value: unknown): boolean {
  return isMoment(value, internetMoment);
}

/** Matches an RFC 3339 date-time. Any minute may have a leap second. */
const internetMoment =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
