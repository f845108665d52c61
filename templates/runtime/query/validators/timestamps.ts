import { severalOf, escapable, Parameter, plainText } from "./parameters.js";
import { alternativeSeparator } from "./wire-constants.js";
import type { Field } from "./continues.js";
import type { RunView } from "./run-view.js";

/** The parts of a timestamp, by the names used in the formats. */
const fields = {
  Y: "(?<y>\\d{4})",
  y: "(?<y>\\d\\d)",
  m: "(?<m>\\d\\d)",
  d: "(?<d>\\d\\d)",
  h: "(?<h>\\d\\d)",
  i: "(?<i>\\d\\d)",
  s: "(?<s>\\d\\d)",
  M: "(?<M>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)",
  f: "(?:[.,]\\d{1,6})?",
  z: "(?<z>Z|[+-]\\d\\d(?::?\\d\\d)?)?",
  Z: "(?<z>[+-]\\d{4}|[A-Za-z]{1,5})?",
  _: "[ \\t\\r\\n]",
};

/** The timestamp formats, in the order in which they are tried. */
const forms = [
  "%Y%m%d%h%i%s",
  "%Y-%m-%d[T ]%h:%i:%s%f%z",
  "%Y%m%dT%h%i%s%f%z",
  "(?<U>-?\\d{1,13})(?:\\.\\d{1,6})?",
  "%d-%m-%Y %h:%i:%s\\.\\d{6}",
  "%Y-%m-%d %h:%i:%s GMT",
  "%Y:%m:%d %h:%i:%s",
  "%_*(?:[a-z]{3},%_*)?(?<d>\\d\\d?)%_+%M%_+(?<y>\\d{2}|\\d{4})%_+%h%_*:%_*%i%_*:%_*%s(?:%_+%Z)?",
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day, %d-%M-%y %h:%i:%s(?: %Z)?",
  "[a-z]{3} %M (?<d>[ \\d]\\d) %h:%i:%s %Y",
];
/** The number of leading formats, all numeric, whose letters are case-sensitive. */
const written = 7;

let patterns: readonly RegExp[] | undefined;

function patternOf(form: string, index: number): RegExp {
  const source = form.replace(/%(.)/g, (_, name) => fields[name as keyof typeof fields]);
  return new RegExp(`^${source}$`, index < written ? "" : "i");
}

/** Returns the timestamp in seconds since 1970, or NaN. */
export function secondsOf(text: string): number {
  patterns ??= forms.map(patternOf);
  if (text.length > 80) return NaN;
  for (const pattern of patterns) {
    const parts = pattern.exec(text)?.groups;
    if (parts) return seconds(parts);
  }
  return NaN;
}

/** Converts the fields to seconds. Values that are too large roll over: 30 February is 2 March. */
function seconds({ U, y = "", m, M, d, h, i, s, z }: Readonly<Record<string, string | undefined>>): number {
  if (U !== undefined) return Number(U);
  const day = new Date(0);
  const year = y.length === 2 ? Number(y) + (Number(y) < 70 ? 2000 : 1900) : Number(y);
  const month = M === undefined ? Number(m) - 1 : "janfebmaraprmayjunjulaugsepoctnovdec".indexOf(M.toLowerCase()) / 3;
  day.setUTCFullYear(year, month, Number(d));
  day.setUTCHours(Number(h), Number(i), Number(s));
  return day.getTime() / 1000 - offset(z);
}

/** Returns the offset of a time zone in seconds. A zone without digits is unknown and counts as UTC. */
function offset(zone = ""): number {
  const [, sign, hours, minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/**
 * Returns true if the text contains a timestamp in the response format. Days after the 28th are left to the slower
 * parser.
 */
function isAnswered(text: string, start: number, end: number, colon: string): boolean {
  const minute = start + 13 + colon.length;
  const second = minute + 2 + colon.length;
  if (end !== second + 3 || text.charCodeAt(second + 2) !== 90 || text.charCodeAt(start + 10) !== 84) return false;
  if (text.charCodeAt(start + 4) !== 45 || text.charCodeAt(start + 7) !== 45) return false;
  if (!text.startsWith(colon, start + 13) || !text.startsWith(colon, minute + 2)) return false;
  if (!(two(text, start) <= 99 && two(text, start + 2) <= 99)) return false;
  const [month, day] = [two(text, start + 5), two(text, start + 8)];
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 28;
  return isDay && two(text, start + 11) <= 23 && two(text, minute) <= 59 && two(text, second) <= 59;
}

/** Parses two digits. Returns a large number for other characters. */
function two(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 999;
}

function readTimestamp(
  run: RunView,
  parameter: Parameter,
  text: string,
  start: number,
  end: number,
  mark: number,
): string | undefined {
  if (mark === 0)
    return isAnswered(text, start, end, ":")
      ? text.slice(start, end)
      : readOther(run, parameter, text.slice(start, end));
  if (isAnswered(text, start, end, "%3A")) {
    return `${text.slice(start, start + 13)}:${text.slice(start + 16, start + 18)}:${text.slice(start + 21, end)}`;
  }
  return readOther(run, parameter, plainText(run, parameter, text, start, end, mark));
}

function now({ options }: RunView): string | undefined {
  return iso(Math.floor((options.now ?? Date.now()) / 1000));
}

/** Reads a timestamp in any other format. */
function readOther(run: RunView, parameter: Parameter, text: string): string | undefined {
  if (text === "now") return now(run);
  if (text === "" || text === "0") {
    run.remark("unclearnowtimestamp", parameter, text);
    return now(run);
  }
  const code = text.startsWith(alternativeSeparator) ? "badvalue" : "badtimestamp";
  return iso(secondsOf(text)) ?? run.fail(code, parameter, text, 0, text.length);
}

export const timestamp = (): Parameter =>
  escapable(new Parameter(readTimestamp, "a time such as 2001-01-15T14:56:00Z", undefined));
export const timestamps = (): Parameter => severalOf(readTimestamp, "times such as 2001-01-15T14:56:00Z", undefined);

/** Formats seconds since 1970 as `2001-01-15T14:56:00Z`. Returns undefined if the year does not have four digits. */
function iso(seconds: number): string | undefined {
  const hasFourDigits = seconds >= -62167219200 && seconds <= 253402300799;
  return hasFourDigits ? `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z` : undefined;
}

/**
 * Matches fourteen digits that form a timestamp. It is in this file because few modules need it and the list of time
 * formats is long.
 */
export const continueTime: Field = (text) => /^\d{14}$/.test(text) && secondsOf(text) >= -62167219200;
