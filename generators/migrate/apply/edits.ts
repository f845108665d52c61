/** A range of a text, and its replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies the edits to the text. Duplicate edits count once. */
export function edited(text: string, edits: readonly Edit[]): string {
  return inOrder(edits).reduceRight(
    (done, { start, end, text: inserted }) => done.slice(0, start) + inserted + done.slice(end),
    text,
  );
}

/** Converts a position in the old text to the position after the edits. */
export function positionAfter(edits: readonly Edit[], position: number): number {
  return inOrder(edits)
    .filter(({ start }) => start < position)
    .reduce((moved, { start, end, text }) => moved + text.length - (end - start), position);
}

/** Converts a position after the edits to the position in the old text. */
export function positionBefore(edits: readonly Edit[], position: number): number {
  let [before, moved] = [position, 0];
  for (const { start, end, text } of inOrder(edits)) {
    if (start + moved >= position) break;
    moved += text.length - (end - start);
    before = Math.max(start, position - moved);
  }
  return before;
}

function inOrder(edits: readonly Edit[]): readonly Edit[] {
  const byPlace = new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.text}`, edit]));
  return [...byPlace.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}
