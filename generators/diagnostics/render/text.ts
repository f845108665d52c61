import type { Place } from "../../model/place.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { Locate } from "../position.ts";
import { summaryOf } from "../summary.ts";
import { visible } from "../visible.ts";
import { frameOf } from "./frame.ts";
import { palette, type Palette } from "./palette.ts";

/** For people: each diagnostic with the lines it is about, and a count at the end. Empty without diagnostics. */
export function renderText(diagnostics: readonly Diagnostic[], locate: Locate, color: boolean): string {
  if (diagnostics.length === 0) return "";
  const paint = palette(color);
  const blocks = diagnostics.map((one) => renderOne(one, { locate, paint, gutter: gutterOf(one, locate) }));
  return `${[...blocks, summaryOf(diagnostics)].join("\n\n")}\n`;
}

interface Look {
  readonly locate: Locate;
  readonly paint: Palette;
  /** Blanks as wide as the longest line number of the diagnostic, so that its frames are aligned. */
  readonly gutter: string;
}

/** The arrow to a place, and the mark below it. */
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
