/** A part of a text that gives way to another. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with the edits; one that was found twice is made once. */
export function edited(text: string, edits: readonly Edit[]): string {
  return inOrder(edits).reduceRight((done, { start, end, text: inserted }) => done.slice(0, start) + inserted + done.slice(end), text);
}

/** Where a position of the old text is after the edits. */
export function positionAfter(edits: readonly Edit[], position: number): number {
  return inOrder(edits).filter(({ start }) => start < position).reduce((moved, { start, end, text }) => moved + text.length - (end - start), position);
}

function inOrder(edits: readonly Edit[]): readonly Edit[] {
  const byPlace = new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.text}`, edit]));
  return [...byPlace.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}
