import { isDevelopment } from "#environment";
import { shownValue } from "../../http/client/refuse-option.js";
import { refusal } from "./errors.js";
import type { Wire } from "./table.js";

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== false;

/**
 * Formats a value for the request. A list uses a separator that none of its values contains. `name` is the name of the
 * parameter.
 */
export function textOf(value: any, separators: Wire["separators"], name: string): string {
  if (!Array.isArray(value)) {
    const time = value?.getTime?.();
    if (Number.isNaN(time ?? value))
      throw refusal("invalid-value", `${name} is ${time === undefined ? "NaN" : "an invalid Date"}`);
    if (time === undefined && (value === null || !/^[snb]/.test(typeof value))) {
      throw refusal(
        "invalid-value",
        `${name} takes a string, number, flag, Date or list of these, not ${shownValue(value)}`,
      );
    }
    return value.toISOString?.() ?? `${value === true ? 1 : value}`;
  }
  const [common, alternative] = separators;
  const texts = value.map((one) => textOf(one, separators, name));
  if (`${texts}`.includes(alternative)) throw refusal("unwritable", "U+001F in a list");
  if (texts.some((text) => text.includes(common))) return alternative + texts.join(alternative);
  // A list of one empty string is not an empty list. A lone separator means one empty string, because duplicates count
  // once.
  return texts.join(common) || (texts.length > 0 ? common : "");
}

/** Rejects numbers, words and timestamps that no module accepts for a parameter of this name. */
export function checkValue(name: string, value: unknown, checks: Wire["checks"] = {}): void {
  if (!isDevelopment) return;
  const known = checks[name];
  const [text, minimum = -Infinity, maximum = Infinity, word] = known ?? ["a whole number"];
  for (const one of [value].flat()) {
    const isTime = known && known[1] === undefined;
    const isRefused =
      typeof one === "number"
        ? isTime || one % 1 || !(one >= minimum && one <= maximum)
        : typeof one === "string" && known && (isTime ? !isTimeLike(one) : one !== word && !/^\d+$/.test(one));
    if (isRefused) throw refusal("invalid-value", `${name}: ${one} is not ${text}`);
  }
}

/** Returns true if the string contains a digit and, if it begins with a date, its month and day are in range. */
function isTimeLike(text: string): boolean {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)/.exec(text) ?? [];
  return /\d|^now$/.test(text) && (month === undefined || (+month > 0 && +month < 13 && +day! > 0 && +day! < 32));
}
