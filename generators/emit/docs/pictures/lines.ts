import type { Text } from "./scene.ts";
import { lineHeights, wrapText, type CutText, type Looks } from "./text.ts";

/** Lines of text below one another, and their size. */
export interface Lines {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
}

interface Line {
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

function inLines(texts: readonly string[], looks: Looks, most: number, lines: number): readonly Line[] {
  return texts.flatMap((text) => wrapText(text, looks, most, lines)).map((text) => ({ looks, text }));
}

function stacked(lines: readonly Line[]): Lines {
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
