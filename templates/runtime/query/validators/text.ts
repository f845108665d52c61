/* From what stands in a query to text. */

import type { Parameter } from "./parameters.js";
import type { Run } from "./run.js";
import { plussed, unescaped } from "./scan.js";
import { alternativeSeparator } from "./wire-constants.js";

/** In a longer text, replacing each `+` by the engine costs more than decoding its bytes here. */
const longText = 100;
/** Normalising takes an engine time with the square of the marks in a row; no text needs so many on one letter. */
const tooManyMarks = /(\p{M}{256})\p{M}+/gu;
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The value of each hexadecimal digit, and 16 of everything else. */
const digits = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  const value = "0123456789abcdef".indexOf(String.fromCharCode(code).toLowerCase());
  return value < 0 ? 16 : value;
});

/** What `%` and these two stand for, or -1. Beyond ASCII there are no digits. */
function escapedByte(high: number, low: number): number {
  const [first, second] = [digits[high]!, digits[low]!];
  return first < 16 && second < 16 ? first * 16 + second : -1;
}

const encoder = /* @__PURE__ */ new TextEncoder();
const strict = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenient = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });

/** The text that part of a query stands for, cleaned where a parameter takes any text. */
export function plainText(
  run: Run,
  parameter: Parameter,
  query: string,
  start: number,
  end: number,
  mark: number,
): string {
  const text = mark === 0 ? query.slice(start, end) : decodedText(run, parameter, query, start, end, mark);
  return parameter.isText && isOdd(text, 0, text.length) ? cleanText(run, parameter, text) : text;
}

/** With a warning where it stands for no text. */
function decodedText(run: Run, parameter: Parameter, query: string, start: number, end: number, mark: number): string {
  const text = query.slice(start, end);
  if (mark === plussed) return text.replaceAll("+", " ");
  const known =
    mark < plussed ? unescaped(text) : text.length <= longText ? unescaped(text.replaceAll("+", " ")) : undefined;
  return known ?? textOfBytes(run, parameter, bytesOf(text));
}

/** With U+FFFD for what is not UTF-8. */
function textOfBytes(run: Run, parameter: Parameter, bytes: Uint8Array): string {
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

/** Whether there may be something in it that `cleanText` replaces: among the letters below U+0300 there is nothing. */
export function isOdd(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x300 || (code < 32 && code !== 9 && code !== 10 && code !== 13)) return true;
  }
  return false;
}

/** Without control characters, and in the normal form C; with a warning where it was not. */
export function cleanText(run: Run, parameter: Parameter, text: string): string {
  const wellFormed = text.toWellFormed();
  // The separator at the beginning of a list is no control character.
  const items = wellFormed.startsWith(alternativeSeparator) ? wellFormed.split(alternativeSeparator) : [wellFormed];
  const clean = (item: string): string => item.replace(noText, "\ufffd").replace(tooManyMarks, "$1").normalize("NFC");
  const cleaned = items.map(clean).join(alternativeSeparator);
  if (cleaned !== wellFormed) run.remark("badutf8", parameter, undefined);
  return cleaned;
}
