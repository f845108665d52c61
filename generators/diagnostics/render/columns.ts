import { isPlain, visible } from "../visible.ts";

/** A piece of a line as it is shown, and how many columns of a terminal it takes. */
export interface Shown {
  readonly text: string;
  readonly width: number;
}

/** Replaces each tab, wherever it begins: a width of its own would depend on the column. */
const tab = "    ";

/** East Asian wide and fullwidth characters, and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\u{fe0f}/u;

/** The characters as readers see them (a letter with its accents, an emoji with its joiners), nothing hidden. */
export function charactersOf(text: string): readonly Shown[] {
  if (isPlain(text)) return text.split("").map((character) => ({ text: character, width: 1 }));
  return [...graphemes().segment(text)].flatMap(({ segment }) => shown(segment));
}

export function widthOf(characters: readonly Shown[]): number {
  return characters.reduce((sum, character) => sum + character.width, 0);
}

export function textOf(characters: readonly Shown[]): string {
  return characters.map((character) => character.text).join("");
}

/** The first characters that fit in so many columns. */
export function firstColumns(characters: readonly Shown[], columns: number): readonly Shown[] {
  let width = 0;
  const end = characters.findIndex((character) => (width += character.width) > columns);
  return end === -1 ? characters : characters.slice(0, end);
}

/** The last characters that fit in so many columns. */
export function lastColumns(characters: readonly Shown[], columns: number): readonly Shown[] {
  return firstColumns(characters.toReversed(), columns).toReversed();
}

function shown(grapheme: string): Shown {
  if (grapheme === "\t") return { text: tab, width: tab.length };
  const text = visible(grapheme);
  if (text !== grapheme) return { text, width: [...text].length };
  if (/^\p{M}+$/u.test(text)) return { text, width: 0 };
  return { text, width: wide.test(text) ? 2 : 1 };
}

let segmenter: Intl.Segmenter | undefined;

/** Made when a line first needs it: most never do. */
function graphemes(): Intl.Segmenter {
  return (segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" }));
}
