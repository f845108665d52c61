import type { Location } from "../position.ts";
import { charactersOf, firstColumns, lastColumns, textOf, widthOf, type Shown } from "./columns.ts";

/** The first line of a place, and what goes under it. */
export interface Frame {
  readonly source: string;
  readonly indent: string;
  /** One mark or more, each a column wide. */
  readonly marks: string;
}

/** The maximum width of a line; longer ones are cut around the marks. */
const mostColumns = 120;

/** The number of code units of a long line to read: nothing beyond them can be shown. */
const reach = 2 * mostColumns;

/** The part of a long line that the marked text gets. */
const mostMarked = 80;

export function frameOf(location: Location, mark: "^" | "-"): Frame {
  const [before, marked, after] = fit(
    charactersOf(location.before.slice(-reach)),
    charactersOf(location.marked.slice(0, reach)),
    charactersOf(location.after.slice(0, reach)),
  );
  const source = `${before.text}${marked.text}${after.text}`;
  return { source, indent: " ".repeat(before.width), marks: mark.repeat(Math.max(1, marked.width)) };
}

/** Cuts what does not fit: of the marked text its end, then of the rest what is farthest from it. */
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
