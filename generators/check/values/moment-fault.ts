import { valueOr } from "../../model/fact.ts";
import { dayPattern, momentPattern } from "../../model/moment-pattern.ts";
import type { DateType, TimestampType } from "../../model/type.ts";
import { mismatch, type Given, type ValueFault, type ValueScope } from "./value-fault.ts";

/** Requests have the forms of date/time that the service takes, and days that exist; of answers it is not known. */
export function momentFault(
  _type: TimestampType,
  { timestamps, side }: ValueScope,
  { value, path }: Given,
): readonly ValueFault[] {
  const forms = valueOr(timestamps, undefined, "unknown-is-open");
  if (typeof value !== "string") return mismatch(path, "a date/time", value);
  if (side === "response" || forms === undefined || hasDay(value, momentPattern(forms))) return [];
  return mismatch(path, `a date/time such as ${forms[0]}`, value);
}

/** A day of the calendar that exists. */
export function dayFault(_type: DateType, _scope: ValueScope, { value, path }: Given): readonly ValueFault[] {
  return typeof value === "string" && hasDay(value, dayPattern)
    ? []
    : mismatch(path, "a day such as 2026-06-30", value);
}

/** Whether the text has the form, whose first three groups are year, month and day, and the day exists. */
function hasDay(text: string, form: string): boolean {
  const [, year, month, day] = (new RegExp(form).exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(2000 + (year % 400), month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
