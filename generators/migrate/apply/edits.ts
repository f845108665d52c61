/** A part of a text, and its replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the text with the edits. An edit that was found twice counts once. */
export function edited(text: string, edits: readonly Edit[]): string {
  return inOrder(edits).reduceRight(
    (done, { start, end, text: inserted }) => done.slice(0, start) + inserted + done.slice(end),
    text,
  );
}

/** The position after the edits of a position in the old text. */
export function positionAfter(edits: readonly Edit[], position: number): number {
  return inOrder(edits)
    .filter(({ start }) => start < position)
    .reduce((moved, { start, end, text }) => moved + text.length - (end - start), position);
}

/** The position in the old text of a position after the edits. */
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
