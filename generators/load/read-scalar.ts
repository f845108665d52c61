import { getScalarValue, SCALAR_STYLE } from "js-yaml";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Place } from "../model/place.ts";
import { anchorPlace } from "./anchors.ts";
import { report, type Builder, type ScalarEvent } from "./builder.ts";
import { clip } from "./finding.ts";
import type { ScalarNode } from "./tree.ts";
import { skipBlank, trimEnd } from "./syntax.ts";

export function readScalar(builder: Builder, event: ScalarEvent, empty: Place | undefined): ScalarNode {
  const place = scalarPlace(builder, event, empty);
  const text = scalarText(builder, event);
  const value = scalarValue(event, text);
  if (event.style === SCALAR_STYLE.PLAIN) warnIfAmbiguous(builder, text, place, false);
  if (typeof value === "number") refuseInexact(builder, text, value, place);
  return { kind: "scalar", value, place };
}

/** Reports a number that JSON or a double cannot represent exactly, because the outputs would contain another value. */
function refuseInexact(builder: Builder, text: string, value: number, place: Place): void {
  if (Number.isFinite(value) && isExact(text, value)) return;
  const expected = `a finite number that a double holds exactly; to keep it as text, write it with quotes: '${clip(text)}'`;
  report(builder, diagnostic("wrong-value", place, { actual: clip(text), where: "a number", expected }));
}

export function scalarValue(event: ScalarEvent, text: string): ScalarNode["value"] {
  return event.style === SCALAR_STYLE.PLAIN ? resolvePlain(text) : text;
}

export function scalarText(builder: Builder, event: ScalarEvent): string {
  if (event.style === SCALAR_STYLE.DOUBLE_QUOTED && !event.fast) refuseBeyondUnicode(builder, event);
  return getScalarValue(builder.text, event);
}

/** Reports an escape beyond Unicode: the parser would turn `\U00110000` into another character. */
function refuseBeyondUnicode(builder: Builder, event: ScalarEvent): void {
  const source = builder.text.slice(event.valueStart, event.valueEnd);
  if (!source.includes("\\U")) return;
  for (const escape of source.matchAll(/\\(?:U([0-9a-fA-F]{8})|[^])/g)) {
    if (escape[1] === undefined || parseInt(escape[1], 16) <= 0x10ffff) continue;
    const start = event.valueStart + escape.index;
    const place = { file: builder.file, start, end: start + escape[0].length };
    report(
      builder,
      diagnostic("yaml-syntax", place, {
        reason: "this escape is beyond the last character of Unicode",
        remedy: "Write “\\\\” for a backslash, or put the text in single quotes.",
      }),
    );
  }
}

export function warnIfAmbiguous(builder: Builder, text: string, place: Place, isKey: boolean): void {
  const readings = otherReading(text, isKey);
  if (readings === undefined) return;
  const { here, elsewhere } = readings;
  const suggestion = here === "text" ? undefined : `Write ${Number(text)} for the number.`;
  report(builder, diagnostic("ambiguous-scalar", place, { text, here, elsewhere }, { suggestion }));
}

/** Returns the place of a scalar in the source, including quotes and block indicator. */
export function scalarPlace(builder: Builder, event: ScalarEvent, empty: Place | undefined): Place {
  const { file, text } = builder;
  if (event.valueStart < 0) return emptyPlace(builder, event, empty);
  const quotes = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
  const isBlock = event.style === SCALAR_STYLE.LITERAL_BLOCK || event.style === SCALAR_STYLE.FOLDED_BLOCK;
  const from = Math.max(builder.cursor, event.anchorEnd, event.tagEnd);
  const start = isBlock ? skipBlank(text, from, ":-?") : event.valueStart - quotes;
  builder.cursor = isBlock ? Math.max(trimEnd(text, event.valueEnd), start + 1) : event.valueEnd + quotes;
  return { file, start, end: builder.cursor };
}

function emptyPlace(builder: Builder, event: ScalarEvent, empty: Place | undefined): Place {
  if (event.anchorStart >= 0) return anchorPlace(builder, event);
  if (empty !== undefined) return empty;
  const start = skipBlank(builder.text, builder.cursor, ":?");
  builder.cursor = Math.min(start + 1, builder.text.length);
  return { file: builder.file, start, end: builder.cursor };
}

/** The meanings of a plain (unquoted) scalar: in Kiln, which reads YAML 1.2, and in parsers that follow other rules. */
interface Readings {
  readonly here: string;
  readonly elsewhere: string;
}

/** Returns both readings of a plain scalar, or `undefined` if they agree. Keys are always strings in Kiln. */
export function otherReading(text: string, isKey: boolean): Readings | undefined {
  if (text.length <= LONGEST_WORD && OLD_BOOLEANS.has(text)) return { here: "text", elsewhere: "a boolean" };
  return isKey ? keyReading(text) : octalReading(text);
}

/** Booleans in YAML 1.1 that are strings in YAML 1.2. */
const OLD_BOOLEANS: ReadonlySet<string> = new Set(
  ["yes", "no", "on", "off", "y", "n"].flatMap((word) => [
    word,
    word[0]!.toUpperCase() + word.slice(1),
    word.toUpperCase(),
  ]),
);
const LONGEST_WORD = 3;

function keyReading(text: string): Readings | undefined {
  const value = text === "" ? text : resolvePlain(text);
  if (typeof value === "boolean") return { here: "text", elsewhere: "a boolean" };
  return value === null ? { here: "text", elsewhere: "null" } : undefined;
}

/** An integer with leading zeros. In YAML 1.1 it is octal if its digits allow it, and a string otherwise. */
const ZEROS_FIRST = /^([-+]?)0+([1-9][0-9]*)$/;

function octalReading(text: string): Readings | undefined {
  const [, sign, digits] = ZEROS_FIRST.exec(text) ?? [];
  if (digits === undefined || (digits.length === 1 && digits < "8")) return undefined;
  const here = `the number ${Number(text)}`;
  if (/[89]/.test(digits)) return { here, elsewhere: "text" };
  return { here, elsewhere: `the number ${sign === "-" ? "-" : ""}${Number.parseInt(digits, 8)}` };
}

const INTEGER = /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const ZERO = /^[-+]?[0.]+(?:[eE].*)?$/;

/** The literals of YAML 1.2's core schema that are not strings. */
const LITERALS: ReadonlyMap<string, number | boolean | null> = new Map<string, number | boolean | null>([
  ...["", "~", "null", "Null", "NULL"].map((word) => [word, null] as const),
  ...["true", "True", "TRUE"].map((word) => [word, true] as const),
  ...["false", "False", "FALSE"].map((word) => [word, false] as const),
  ...[".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"].map((word) => [word, Infinity] as const),
  ...["-.inf", "-.Inf", "-.INF"].map((word) => [word, -Infinity] as const),
  ...[".nan", ".NaN", ".NAN"].map((word) => [word, NaN] as const),
]);
const LONGEST_LITERAL = 5;

/** Resolves a plain (unquoted) scalar by the core schema of YAML 1.2. */
export function resolvePlain(text: string): string | number | boolean | null {
  if (text.length <= LONGEST_LITERAL) {
    const literal = LITERALS.get(text);
    if (literal !== undefined) return literal;
  }
  // `+ 0` turns `-0` into `0`.
  return mayBeNumber(text.charCodeAt(0)) && (INTEGER.test(text) || FLOAT.test(text)) ? Number(text) + 0 : text;
}

/** Returns whether JavaScript represents a number as written: neither rounded nor out of range. */
export function isExact(text: string, value: number): boolean {
  if (INTEGER.test(text)) return Number.isSafeInteger(value);
  if (!FLOAT.test(text)) return true;
  return Number.isFinite(value) && (value !== 0 || ZERO.test(text));
}

/** Returns whether a number can begin with this character: a digit, a sign or a dot. */
function mayBeNumber(first: number): boolean {
  return (first >= 48 && first <= 57) || first === 45 || first === 43 || first === 46;
}
