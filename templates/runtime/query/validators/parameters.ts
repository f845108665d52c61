import type { Subject } from "../../core/validators/findings.js";
import type { Syntax } from "./syntax.js";
import {
  allSpecifier,
  highLimit,
  lowLimit,
  maxLimit,
  alternativeSeparator,
  escapedSeparator,
  separator,
} from "./wire-constants.js";
import { percented, placeIn, plussed, unescaped } from "./scan.js";
import type { RunView } from "./run-view.js";

/**
 * Reads the value between two positions of the text. Returns undefined and reports the problem if the value is invalid.
 * `mark` describes the escapes in the text.
 */
export type Read<Detail = unknown> = (
  run: RunView,
  parameter: Parameter<Detail>,
  text: string,
  start: number,
  end: number,
  mark: number,
) => unknown;

export type Put = (to: Record<string, unknown>, value: unknown) => void;

export interface Pattern {
  test(text: string): boolean;
}

/**
 * A parameter of a module, and the reader of its value. The type of `detail` is open where only the reader knows it.
 */
export class Parameter<Detail = any> {
  several = false;
  /** True if its reader accepts text that is still escaped. */
  takesEscaped = false;
  /** True if any text is valid. The text is then cleaned first. */
  isText = false;
  required = false;
  deprecated = false;
  sensitive = false;
  /** True if the specifier for all values is accepted. */
  all = false;
  /** True if a repeated value counts each time. */
  repeats = false;
  low = lowLimit;
  high = highLimit;
  /** Reports whether the parameter exists, given the values read before it. If undefined, it always exists. */
  exists: ((values: Readonly<Record<string, unknown>>) => boolean) | undefined = undefined;
  syntax: Syntax | undefined = undefined;
  /** Values that are deprecated. */
  old: readonly string[] | undefined = undefined;
  /** Reads one item, if it accepts a list. */
  readItem: Read<Detail> | undefined = undefined;
  /** True if the reader of its items detects listed values that are already in the list. */
  knowsItems = false;
  /** The pattern for values that are not listed. */
  open: Pattern | undefined = undefined;
  /** The error code for a single invalid value. */
  refusal = "badvalue";

  /** The name without the prefix. */
  name = "";
  put: Put = () => {};

  declare readonly read: Read<Detail>;
  /** A description of the accepted values. */
  declare readonly what: string;
  declare readonly detail: Detail;

  constructor(read: Read<Detail>, what: string, detail: Detail) {
    this.read = read;
    this.what = what;
    this.detail = detail;
  }

  /** Sets `put`, and derives the name from the property that `put` sets. */
  setBy(put: Put): this {
    const probe = Object.create(null) as Record<string, unknown>;
    put(probe, true);
    this.name = Object.keys(probe)[0]!;
    this.put = put;
    return this;
  }

  expected(): string {
    const { list, minimum, maximum, high } = (this.detail ?? {}) as ExpectedDetail;
    const count = this.several ? `at most ${either(this.low, this.high)} values: ` : "";
    const range = [bound("from", minimum, -Infinity), bound("to", maximum, Infinity, high)].join("");
    const most = high === undefined ? "" : `, or ${maxLimit}`;
    return `${count}${this.what}${list === undefined ? range + most : ` ${list.join(", ")}`}`;
  }
}

/** The part of a reader's data that describes the accepted values. */
interface ExpectedDetail {
  readonly list?: readonly string[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly high?: number | undefined;
}

/** Formats a limit for both kinds of callers: without and with high limits. */
function either(low: number, high: number): string {
  return low === high ? `${low}` : `${low} (with higher limits ${high})`;
}

function bound(word: string, limit: number | undefined, none: number, high = limit): string {
  return limit === undefined || limit === none ? "" : ` ${word} ${either(limit, high!)}`;
}

/** Returns the parameter as one that accepts any text. */
export function ofText(parameter: Parameter): Parameter {
  parameter.isText = true;
  return parameter;
}

/** Returns the parameter as one that reads escaped text. */
export function escapable(parameter: Parameter): Parameter {
  parameter.takesEscaped = true;
  return parameter;
}

export function required(parameter: Parameter): Parameter {
  parameter.required = true;
  return parameter;
}

export function deprecated(parameter: Parameter): Parameter {
  parameter.deprecated = true;
  return parameter;
}

export function sensitive(parameter: Parameter): Parameter {
  parameter.sensitive = true;
  return parameter;
}

export function orAll(parameter: Parameter): Parameter {
  parameter.all = true;
  return parameter;
}

export function repeatable(parameter: Parameter): Parameter {
  parameter.repeats = true;
  return parameter;
}

/** Makes the parameter exist only if another parameter contains the value. */
export function slot(parameter: Parameter, of: string, value: string): Parameter {
  parameter.exists = ({ [of]: given }) =>
    given === allSpecifier || given === value || (Array.isArray(given) && given.includes(value));
  return parameter;
}

export function checked(parameter: Parameter, syntax: Syntax): Parameter {
  parameter.syntax = syntax;
  return parameter;
}

/** The hexadecimal digits of the escaped separator, as character codes. */
const highDigit = /* @__PURE__ */ escapedSeparator.charCodeAt(0);
const lowDigit = /* @__PURE__ */ escapedSeparator.charCodeAt(1);

/** The result of an item reader for an item that is already in the list. */
export const repeated = /* @__PURE__ */ Symbol();

/** The list that is being read: its unique number, and whether it has items that its reader does not recognize. */
export const reading = { number: 0, hasOthers: false };

export function severalOf<Detail>(readItem: Read<Detail>, what: string, detail: Detail): Parameter {
  const parameter = new Parameter<any>(readEach, what, detail);
  parameter.several = true;
  parameter.takesEscaped = escapedSeparator !== "";
  parameter.readItem = readItem;
  return parameter;
}

/** Reads the items of a list without duplicates. */
function readEach(run: RunView, parameter: Parameter, text: string, start: number, end: number, mark: number): unknown {
  reading.hasOthers = !parameter.knowsItems;
  const items = readList(run, parameter, text, start, end, mark);
  return reading.hasOthers && !parameter.repeats && Array.isArray(items) ? unique(items) : items;
}

/** Reads the items of a list. An item that is dropped causes a warning. A rejected item invalidates the list. */
function readList(run: RunView, parameter: Parameter, text: string, start: number, end: number, mark: number): unknown {
  if (parameter.all && end - start === allSpecifier.length && text.startsWith(allSpecifier, start)) return allSpecifier;
  const [errors, warnings] = [run.errors?.length, run.warnings?.length];
  reading.number++;
  const isAlternative = text.startsWith(alternativeSeparator, start);
  const isEscaped = !isAlternative && mark === percented && placeIn(text, separator, start, end) === end;
  if (mark !== 0 && !isEscaped) return readDecoded(run, parameter, text, start, end, mark);
  const between = isAlternative ? alternativeSeparator : isEscaped ? "%" : separator;
  const readItem = parameter.readItem!;
  let left = run.options.highLimits ? parameter.high : parameter.low;
  const items: unknown[] = [];
  let dropped: string[] | undefined;
  let at = isAlternative ? start + between.length : start;
  if (at >= end) return items;
  for (;;) {
    const from = at;
    at = placeIn(text, between, from, end);
    if (isEscaped && at < end && !isSeparator(text, at)) {
      rewind(run, errors, warnings);
      return readDecoded(run, parameter, text, start, end, mark);
    }
    if (--left < 0) {
      rewind(run, errors, warnings);
      return run.fail("toomanyvalues", parameter, text, start, end);
    }
    const item = readItem(run, parameter, text, from, at, 0);
    if (item === undefined) {
      if (run.errors?.length !== errors) return undefined;
      (dropped ??= []).push(run.received(parameter, text, from, at));
    } else if (item !== repeated) items.push(item);
    if (at >= end) break;
    at += isEscaped ? 3 : between.length;
  }
  if (dropped !== undefined) run.remark("unrecognizedvalues", parameter, dropped.join(separator), dropped);
  return items;
}

/** Removes all errors and warnings beyond these numbers. */
function rewind(run: RunView, errors: number | undefined, warnings: number | undefined): void {
  run.errors = errors === undefined ? undefined : run.errors?.slice(0, errors);
  run.warnings = warnings === undefined ? undefined : run.warnings?.slice(0, warnings);
}

/** Reads the items of a list in which other characters than separators are escaped. */
function readDecoded(
  run: RunView,
  parameter: Parameter,
  text: string,
  start: number,
  end: number,
  mark: number,
): unknown {
  const plain = plainText(run, parameter, text, start, end, mark);
  return readList(run, parameter, plain, 0, plain.length, 0);
}

/**
 * Returns true if an escaped separator is at this position. It separates a list that is not decoded, unless other
 * characters are escaped in it.
 */
function isSeparator(text: string, at: number): boolean {
  return text.charCodeAt(at + 1) === highDigit && (text.charCodeAt(at + 2) | 32) === lowDigit;
}

/** Up to this number of items, comparing each with the previous ones costs less than a Set. */
const shortList = 8;

function unique(items: readonly unknown[]): readonly unknown[] {
  if (items.length <= shortList ? items.every((item, index) => items.indexOf(item) === index) : areDistinct(items))
    return items;
  const known = new Set(items);
  return known.size === items.length ? items : [...known];
}

/** The last item of each hash, counted from the first list. Items up to `before` belong to earlier lists. */
const heads = /* @__PURE__ */ new Int32Array(1024);
let before = 0;
/** For each item of the list, counted from 1, the previous one with the same hash, or 0. */
const chains: number[] = [];

/**
 * Returns true if the items are distinct strings. Returns false if they are not, or if too many of them have the same
 * hash. A Set takes ten times as long, because it hashes all characters of each string.
 */
function areDistinct(items: readonly unknown[]): boolean {
  if (before > 1e9) heads.fill((before = 0));
  const first = before;
  before += items.length;
  let left = items.length;
  for (let index = 1; index <= items.length; index++) {
    const item = items[index - 1];
    if (typeof item !== "string") return false;
    const { length } = item;
    const end = item.charCodeAt(length - 1) * 31 + item.charCodeAt(length > 1 ? length - 2 : 0) * 7;
    const hash = (end + item.charCodeAt(0) * 13 + item.charCodeAt(length >> 1) * 131 + length) & 1023;
    const head = Math.max(0, heads[hash]! - first);
    for (let other = head; other > 0; other = chains[other]!) if (items[other - 1] === item || --left < 0) return false;
    chains[index] = head;
    heads[hash] = first + index;
  }
  return true;
}

/* Decoding of query text. */

/** The length from which decoding the bytes here is faster than replacing each `+` with the engine's functions. */
const longText = 100;
/**
 * Too many consecutive marks. Normalization takes quadratic time in their number, and no real text has this many on one
 * letter.
 */
const tooManyMarks = /(\p{M}{256})\p{M}+/gu;
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The value of each hexadecimal digit, or 16 for any other character. */
const digits = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  const value = "0123456789abcdef".indexOf(String.fromCharCode(code).toLowerCase());
  return value < 0 ? 16 : value;
});

/** Returns the byte that `%` and two hexadecimal digits represent, or -1. Non-ASCII characters are not digits. */
function escapedByte(high: number, low: number): number {
  const [first, second] = [digits[high]!, digits[low]!];
  return first < 16 && second < 16 ? first * 16 + second : -1;
}

const encoder = /* @__PURE__ */ new TextEncoder();
const strict = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenient = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });

/** Returns the decoded text of a part of the query. It is normalized if the parameter accepts any text. */
export function plainText(
  run: RunView,
  parameter: Parameter,
  query: string,
  start: number,
  end: number,
  mark: number,
): string {
  const text = mark === 0 ? query.slice(start, end) : decodedText(run, parameter, query, start, end, mark);
  return parameter.isText && isOdd(text, 0, text.length) ? cleanText(run, parameter, text) : text;
}

/** Decodes a part of the query. Invalid UTF-8 causes a warning. */
function decodedText(
  run: RunView,
  parameter: Parameter,
  query: string,
  start: number,
  end: number,
  mark: number,
): string {
  const text = query.slice(start, end);
  if (mark === plussed) return text.replaceAll("+", " ");
  const known =
    mark < plussed ? unescaped(text) : text.length <= longText ? unescaped(text.replaceAll("+", " ")) : undefined;
  return known ?? textOfBytes(run, parameter, bytesOf(text));
}

/** Decodes bytes as UTF-8. Invalid sequences become U+FFFD. */
function textOfBytes(run: RunView, parameter: Parameter, bytes: Uint8Array): string {
  try {
    return strict.decode(bytes);
  } catch {
    run.remark("badutf8", parameter, undefined);
    return lenient.decode(bytes);
  }
}

function bytesOf(text: string): Uint8Array {
  const bytes = encoder.encode(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    const escaped = byte === 37 ? escapedByte(bytes[at + 1]!, bytes[at + 2]!) : -1;
    bytes[length++] = escaped >= 0 ? escaped : byte === 43 ? 32 : byte;
    if (escaped >= 0) at += 2;
  }
  return bytes.subarray(0, length);
}

/**
 * Returns true if the range may contain characters that `cleanText` replaces. Apart from control characters, these are
 * all at or above U+0300.
 */
export function isOdd(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x300 || (code < 32 && code !== 9 && code !== 10 && code !== 13)) return true;
  }
  return false;
}

/** Removes control characters and converts the text to normal form C. A change causes a warning. */
export function cleanText(run: RunView, parameter: Subject, text: string): string {
  const wellFormed = text.toWellFormed();
  // The separator at the beginning of a list is not a control character.
  const items = wellFormed.startsWith(alternativeSeparator) ? wellFormed.split(alternativeSeparator) : [wellFormed];
  const clean = (item: string): string => item.replace(noText, "\ufffd").replace(tooManyMarks, "$1").normalize("NFC");
  const cleaned = items.map(clean).join(alternativeSeparator);
  if (cleaned !== wellFormed) run.remark("badutf8", parameter, undefined);
  return cleaned;
}
