import { resolvePlain } from "./plain-scalar.ts";

/**
 * What a plain scalar, one without quotes, means in Kiln, which reads YAML 1.2, and in parsers that read it in another
 * way.
 */
export interface Readings {
  readonly here: string;
  readonly elsewhere: string;
}

/** How the two read a plain scalar, where they differ; undefined where they agree. Keys are always text in Kiln. */
export function otherReading(text: string, isKey: boolean): Readings | undefined {
  if (text.length <= LONGEST_WORD && OLD_BOOLEANS.has(text)) return { here: "text", elsewhere: "a boolean" };
  return isKey ? keyReading(text) : octalReading(text);
}

/** Booleans in YAML 1.1, text in YAML 1.2. */
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

/** A whole number that begins with zeros: octal in YAML 1.1 if its digits allow it, and text there if they do not. */
const ZEROS_FIRST = /^([-+]?)0+([1-9][0-9]*)$/;

function octalReading(text: string): Readings | undefined {
  const [, sign, digits] = ZEROS_FIRST.exec(text) ?? [];
  if (digits === undefined || (digits.length === 1 && digits < "8")) return undefined;
  const here = `the number ${Number(text)}`;
  if (/[89]/.test(digits)) return { here, elsewhere: "text" };
  return { here, elsewhere: `the number ${sign === "-" ? "-" : ""}${Number.parseInt(digits, 8)}` };
}
