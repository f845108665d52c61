import type { Place } from "../../model/place.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { Locate, Location } from "../position.ts";
import { summaryOf } from "../order.ts";
import { isPlain, visible } from "../visible.ts";

/**
 * Renders each diagnostic with its source lines, followed by a final count. The result is empty if there are no
 * diagnostics.
 */
export function renderText(diagnostics: readonly Diagnostic[], locate: Locate, color: boolean): string {
  if (diagnostics.length === 0) return "";
  const paint = palette(color);
  const blocks = diagnostics.map((one) => renderOne(one, { locate, paint, gutter: gutterOf(one, locate) }));
  return `${[...blocks, summaryOf(diagnostics)].join("\n\n")}\n`;
}

interface Look {
  readonly locate: Locate;
  readonly paint: Palette;
  /** Spaces as wide as the longest line number of the diagnostic, so that its frames are aligned. */
  readonly gutter: string;
}

/** The arrow to a place, and the mark that underlines it. */
interface Pointer {
  readonly arrow: "-->" | ":::";
  readonly mark: "^" | "-";
  readonly label: string;
  readonly style: keyof Palette;
}

function renderOne(one: Diagnostic, look: Look): string {
  const { paint, gutter } = look;
  const lines = [
    `${paint[one.severity](`${one.severity}[${one.code}]`)}${paint.strong(`: ${visible(one.message)}`)}`,
    ...(one.place === undefined
      ? []
      : showPlace(one.place, { arrow: "-->", mark: "^", label: "", style: one.severity }, look)),
    ...one.related.flatMap(({ place, message }) =>
      showPlace(place, { arrow: ":::", mark: "-", label: ` ${visible(message)}`, style: "quiet" }, look),
    ),
    `${gutter} ${paint.quiet("=")} ${paint.strong("help:")} ${visible(one.help)}`,
  ];
  return lines.map((line) => line.trimEnd()).join("\n");
}

function showPlace(
  place: Place,
  { arrow, mark, label, style }: Pointer,
  { locate, paint, gutter }: Look,
): readonly string[] {
  const head = `${gutter}${paint.quiet(arrow)} ${visible(place.file)}`;
  const location = locate(place);
  if (location === undefined) return [label === "" ? head : `${head}:${label}`];
  const { line, column } = location.start;
  const { source, indent, marks } = frameOf(location, mark);
  const bar = paint.quiet("|");
  return [
    `${head}:${line}:${column}`,
    `${gutter} ${bar}`,
    `${paint.quiet(String(line).padStart(gutter.length))} ${bar} ${source}`,
    `${gutter} ${bar} ${indent}${paint[style](`${marks}${label}`)}`,
  ];
}

function gutterOf(one: Diagnostic, locate: Locate): string {
  const places = [one.place, ...one.related.map((other) => other.place)];
  const lines = places.map((place) => (place && locate(place)?.start.line) ?? 0);
  return " ".repeat(String(Math.max(...lines)).length);
}

/** The first line of a place, with its underline. */
interface Frame {
  readonly source: string;
  readonly indent: string;
  /** One or more marks, each one column wide. */
  readonly marks: string;
}

/** The maximum width of a line. Longer lines are truncated around the marks. */
const mostColumns = 120;

/** The number of code units of a long line to read. Nothing beyond them can be shown. */
const reach = 2 * mostColumns;

/** The maximum width of the marked text in a long line. */
const mostMarked = 80;

function frameOf(location: Location, mark: "^" | "-"): Frame {
  const [before, marked, after] = fit(
    charactersOf(location.before.slice(-reach)),
    charactersOf(location.marked.slice(0, reach)),
    charactersOf(location.after.slice(0, reach)),
  );
  const source = `${before.text}${marked.text}${after.text}`;
  return { source, indent: " ".repeat(before.width), marks: mark.repeat(Math.max(1, marked.width)) };
}

/** Truncates a line: first the end of the marked text, then the parts farthest from it. */
function fit(
  before: readonly Shown[],
  marked: readonly Shown[],
  after: readonly Shown[],
): readonly [Shown, Shown, Shown] {
  if (widthOf(before) + widthOf(marked) + widthOf(after) <= mostColumns)
    return [join(before), join(marked), join(after)];
  const kept = firstColumns(marked, mostMarked);
  const rest = mostColumns - widthOf(kept);
  const afterKept = kept.length < marked.length ? [] : firstColumns(after, Math.max(rest / 2, rest - widthOf(before)));
  const beforeKept = lastColumns(before, rest - widthOf(afterKept));
  return [
    join(beforeKept.length < before.length ? [ellipsis, ...beforeKept] : beforeKept),
    join(kept),
    join(kept.length < marked.length || afterKept.length < after.length ? [...afterKept, ellipsis] : afterKept),
  ];
}

function join(characters: readonly Shown[]): Shown {
  return { text: textOf(characters), width: widthOf(characters) };
}

const ellipsis: Shown = { text: "…", width: 1 };

/** A visible part of a line, and its width in terminal columns. */
interface Shown {
  readonly text: string;
  readonly width: number;
}

/** The replacement for a tab. It is fixed, because the width of a tab depends on its column. */
const tab = "    ";

/** East Asian wide and fullwidth characters, and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\u{fe0f}/u;

/** Splits a text into visible characters, such as a letter with its accents or an emoji with its joiners. */
function charactersOf(text: string): readonly Shown[] {
  if (isPlain(text)) return text.split("").map((character) => ({ text: character, width: 1 }));
  return [...graphemes().segment(text)].flatMap(({ segment }) => shown(segment));
}

function widthOf(characters: readonly Shown[]): number {
  return characters.reduce((sum, character) => sum + character.width, 0);
}

function textOf(characters: readonly Shown[]): string {
  return characters.map((character) => character.text).join("");
}

function firstColumns(characters: readonly Shown[], columns: number): readonly Shown[] {
  let width = 0;
  const end = characters.findIndex((character) => (width += character.width) > columns);
  return end === -1 ? characters : characters.slice(0, end);
}

function lastColumns(characters: readonly Shown[], columns: number): readonly Shown[] {
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

/** Created on first use, because most runs need none. */
function graphemes(): Intl.Segmenter {
  return (segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" }));
}

type Paint = (text: string) => string;

export interface Palette {
  readonly error: Paint;
  readonly warning: Paint;
  readonly strong: Paint;
  readonly quiet: Paint;
}

export function palette(color: boolean): Palette {
  const paint = (code: string): Paint => (color ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text);
  return { error: paint("1;31"), warning: paint("1;33"), strong: paint("1"), quiet: paint("1;34") };
}
