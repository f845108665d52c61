import { getScalarValue, SCALAR_STYLE } from "js-yaml";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Place } from "../model/place.ts";
import { anchorPlace } from "./anchors.ts";
import { report, type Builder, type ScalarEvent } from "./builder.ts";
import { clip } from "./clip.ts";
import { otherReading } from "./other-reading.ts";
import { isExact, resolvePlain } from "./plain-scalar.ts";
import type { ScalarNode } from "./tree.ts";
import { skipBlank, trimEnd } from "./whitespace.ts";

export function readScalar(builder: Builder, event: ScalarEvent, empty: Place | undefined): ScalarNode {
  const place = scalarPlace(builder, event, empty);
  const text = scalarText(builder, event);
  const value = scalarValue(event, text);
  if (event.style === SCALAR_STYLE.PLAIN) warnIfAmbiguous(builder, text, place, false);
  if (typeof value === "number") refuseInexact(builder, text, value, place);
  return { kind: "scalar", value, place };
}

/** A number that JSON cannot express, or a double not exactly, would become another value in the outputs. */
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

/** The parser would turn `\U00110000` into another character. */
function refuseBeyondUnicode(builder: Builder, event: ScalarEvent): void {
  const source = builder.text.slice(event.valueStart, event.valueEnd);
  if (!source.includes("\\U")) return;
  for (const escape of source.matchAll(/\\(?:U([0-9a-fA-F]{8})|[^])/g)) {
    if (escape[1] === undefined || parseInt(escape[1], 16) <= 0x10ffff) continue;
    const start = event.valueStart + escape.index;
    const place = { file: builder.file, start, end: start + escape[0].length };
    report(
      builder,
      diagnostic("yaml-syntax", place, { reason: "this escape is beyond the last character of Unicode" }),
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

/** The source text of a scalar, quotes and block indicator included. */
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
