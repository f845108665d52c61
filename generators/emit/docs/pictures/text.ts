import { escapeUnsafe } from "../../../codegen/unsafe.ts";

/*
 * Estimates of text widths, without access to a font. The averages of sans-serif fonts include a margin, so that the
 * text fits in any reader's font. All lengths of pictures are whole pixels.
 */

/** The style of a text: the name of its class in the style sheet. */
export type Looks = "heading" | "title" | "small";

/** Font sizes in pixels, as in the style sheet. */
export const fontSizes: Readonly<Record<Looks, number>> = { heading: 15, title: 14, small: 12 };

export const lineHeights: Readonly<Record<Looks, number>> = { heading: 22, title: 20, small: 16 };

export interface CutText {
  /** The visible text: on one line, truncated with an ellipsis if it is too wide. */
  readonly shown: string;
  /** The complete text. */
  readonly full: string;
  readonly width: number;
}

/** Truncates a text to a maximum width in pixels. */
export function cutText(text: string, looks: Looks, most: number): CutText {
  const full = escapeUnsafe(text.replace(/\s+/g, " ").trim());
  const width = textWidth(full, looks);
  if (width <= most) return { shown: full, full, width };
  const shown = `${startOf(full, looks, most - textWidth("…", looks))}…`;
  return { shown, full, width: textWidth(shown, looks) };
}

/**
 * Wraps a text to a maximum width in pixels and a maximum number of lines. The last line is truncated if necessary.
 * Words are broken only if they do not fit.
 */
export function wrapText(text: string, looks: Looks, most: number, lines: number): readonly CutText[] {
  const whole = cutText(text, looks, most);
  const words = whole.full.split(" ");
  const count = words.findIndex((_, index) => textWidth(words.slice(0, index + 1).join(" "), looks) > most);
  if (lines === 1 || count < 1) return [whole];
  const first = words.slice(0, count).join(" ");
  const others = wrapText(words.slice(count).join(" "), looks, most, lines - 1);
  return [
    cutText(first, looks, most),
    ...others.map((line) => (line.shown === line.full ? line : { ...line, full: whole.full })),
  ];
}

function textWidth(text: string, looks: Looks): number {
  return Math.ceil((hundredthsOf(text) * fontSizes[looks]) / 100);
}

function hundredthsOf(text: string): number {
  let sum = 0;
  for (const character of text) sum += hundredths(character);
  return sum;
}

/** Returns the longest prefix of whole characters that fits. */
function startOf(text: string, looks: Looks, most: number): string {
  let [start, sum] = ["", 0];
  for (const character of text) {
    sum += hundredths(character);
    if (sum * fontSizes[looks] > most * 100) break;
    start += character;
  }
  return start.trimEnd();
}

/** Returns the width of a character, in hundredths of the font size. */
function hundredths(character: string): number {
  if (/[ iljI.,:;'|!()[\]`ft]/.test(character)) return 40;
  if (/[mwMW@%]/.test(character)) return 100;
  if (/[A-Z]/.test(character)) return 76;
  if (/[\u0020-\u024f]/.test(character)) return 63;
  return 120;
}
