import { isMoment } from "./moments.js";

/** Whether the text is a date/time of RFC 3339, whose day exists. */
export function isInternetMoment(value: unknown): boolean {
  return isMoment(value, internetMoment);
}

/** A minute may have a leap second. */
const internetMoment =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
