import type { Text } from "./scene.ts";
import { cutText, lineHeights, type CutText, type Looks } from "./text.ts";

/** Lines of text below one another, with the room that they take. */
export interface Lines {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly { readonly looks: Looks; readonly text: CutText }[];
}

/** How wide a line may be, in pixels: longer ones are cut. */
const mostWidth = 260;

/** How many lines stand below one another: more are counted. */
const mostLines = 9;

export function linesOf(title: string | undefined, others: readonly string[], most = mostWidth): Lines {
  const kept = others.length > mostLines ? [...others.slice(0, mostLines - 1), `and ${others.length - mostLines + 1} more`] : others;
  const lines = [
    ...(title === undefined ? [] : [{ looks: "title" as const, text: cutText(title, "title", most) }]),
    ...kept.map((line) => ({ looks: "small" as const, text: cutText(line, "small", most) })),
  ];
  return {
    width: Math.max(0, ...lines.map(({ text }) => text.width)),
    height: lines.reduce((sum, { looks }) => sum + lineHeights[looks], 0),
    lines,
  };
}

/** The lines with their middle, or their start, at `x`, from `y` down. */
export function textsAt({ lines }: Lines, x: number, y: number, anchor: Text["anchor"]): readonly Text[] {
  let top = y;
  return lines.map(({ looks, text }) => {
    top += lineHeights[looks];
    return { kind: "text", looks, x, y: top - 5, anchor, text };
  });
}
