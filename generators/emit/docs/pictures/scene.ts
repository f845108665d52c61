import type { Address } from "../site.ts";
import { escapeUnsafe } from "../../../codegen/unsafe.ts";

/**
 * The width, in pixels, at which a picture fits next to the navigation without scaling. Pictures that need more space
 * are wider.
 */
export const columnWidth = 720;

/** A drawing with the positions of all its items, in whole pixels from the upper left corner. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** In drawing order. */
  readonly items: readonly Item[];
}

export type Item = Box | Line | Text;

/** A frame with text in it. */
export interface Box {
  readonly kind: "box";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /**
   * `node`: a subject of the picture. `group`: a frame around others. `tag`: a label on a line. `code`: an error code.
   */
  readonly looks: "node" | "group" | "tag" | "code";
  readonly dashed?: boolean;
  readonly to?: Address | undefined;
  readonly texts: readonly Text[];
}

export interface Line {
  readonly kind: "line";
  /** The data of an SVG path. */
  readonly path: string;
  readonly arrow: { readonly x: number; readonly y: number; readonly towards: Direction } | undefined;
  readonly dashed: boolean;
}

export type Direction = "down" | "up" | "left" | "right";

export interface Text {
  readonly kind: "text";
  readonly looks: Looks;
  /** The horizontal middle or start of the text, depending on `anchor`. */
  readonly x: number;
  /** The baseline of the text. */
  readonly y: number;
  readonly anchor: "middle" | "start";
  readonly text: CutText;
}

/** Lines of text below one another, and their size. */
export interface Lines {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly StyledLine[];
}

interface StyledLine {
  readonly looks: Looks;
  readonly text: CutText;
}

/** The maximum number of lines. Beyond it, the number of remaining lines is shown instead. */
const mostLines = 9;

/** The maximum number of lines of one text. The last one is truncated. */
const mostWraps = 3;

/** Returns a title and the texts below it, each on one line, truncated to `most` pixels. */
export function linesOf(title: string | undefined, others: readonly string[], most: number): Lines {
  return stacked([
    ...inLines(title === undefined ? [] : [title], "title", most, 1),
    ...inLines(few(others), "small", most, 1),
  ]);
}

/** Returns the same, but wraps titles wider than `mostTitle`. */
export function titledLines(title: string, others: readonly string[], mostTitle: number, most: number): Lines {
  return stacked([...inLines([title], "title", mostTitle, mostWraps), ...inLines(few(others), "small", most, 1)]);
}

/** Returns texts below one another. Texts wider than `most` pixels wrap. */
export function wrappedLines(texts: readonly string[], most: number): Lines {
  return stacked(inLines(few(texts), "small", most, mostWraps));
}

function few(texts: readonly string[]): readonly string[] {
  return texts.length > mostLines
    ? [...texts.slice(0, mostLines - 1), `and ${texts.length - mostLines + 1} more`]
    : texts;
}

function inLines(texts: readonly string[], looks: Looks, most: number, lines: number): readonly StyledLine[] {
  return texts.flatMap((text) => wrapText(text, looks, most, lines)).map((text) => ({ looks, text }));
}

function stacked(lines: readonly StyledLine[]): Lines {
  return {
    width: Math.max(0, ...lines.map(({ text }) => text.width)),
    height: lines.reduce((sum, { looks }) => sum + lineHeights[looks], 0),
    lines,
  };
}

/** Places the lines from `y` down, with their middle or start at `x`. */
export function textsAt({ lines }: Lines, x: number, y: number, anchor: Text["anchor"]): readonly Text[] {
  let top = y;
  return lines.map(({ looks, text }) => {
    top += lineHeights[looks];
    return { kind: "text", looks, x, y: top - 5, anchor, text };
  });
}

/*
 * Estimates of text widths, without access to a font. The averages of sans-serif fonts include a margin, so that the
 * text fits in any reader's font. All lengths of pictures are whole pixels.
 */

/** The style of a text: the name of its class in the style sheet. */
type Looks = "heading" | "title" | "small";

/** Font sizes in pixels, as in the style sheet. */
export const fontSizes: Readonly<Record<Looks, number>> = { heading: 15, title: 14, small: 12 };

export const lineHeights: Readonly<Record<Looks, number>> = { heading: 22, title: 20, small: 16 };

interface CutText {
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
function wrapText(text: string, looks: Looks, most: number, lines: number): readonly CutText[] {
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
