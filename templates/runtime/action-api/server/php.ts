import { byteLength } from "./byte-length.js";
import { entriesOf, isKeyed } from "./written-forms.js";

/* The serialization of PHP, as its function `serialize` writes it: lengths of texts are bytes of UTF-8. */

/** A key that PHP keeps as a number. */
const numeric = /^(?:0|-?[1-9]\d{0,17})$/;

export function phpText(value: unknown): string {
  if (value === null || value === undefined) return "N;";
  if (typeof value === "boolean") return `b:${value ? 1 : 0};`;
  if (typeof value === "number") return Number.isSafeInteger(value) ? `i:${value};` : `d:${doubleText(value)};`;
  if (Array.isArray(value)) return arrayText(value.map((item: unknown, index) => [String(index), item] as const));
  return isKeyed(value)
    ? arrayText(entriesOf(value).filter(([, member]) => member !== undefined))
    : stringText(String(value));
}

function arrayText(entries: readonly (readonly [string, unknown])[]): string {
  const members = entries.map(
    ([key, value]) => `${numeric.test(key) ? `i:${key};` : stringText(key)}${phpText(value)}`,
  );
  return `a:${entries.length}:{${members.join("")}}`;
}

function stringText(text: string): string {
  return `s:${byteLength(text)}:"${text}";`;
}

/** `1.0E+25`, as PHP has it, in place of `1e+25`. */
function doubleText(value: number): string {
  return String(value).replace(/^(-?\d+)(\.\d+)?e/, (_, whole: string, fraction = ".0") => `${whole}${fraction}E`);
}
