/** One part of a path between slashes. */
export interface Segment {
  /** The text before the first variable and after the last one. Both are the whole segment if there is no variable. */
  readonly before: string;
  readonly behind: string;
  /** The precision: 0 for a variable alone, 1 for a variable with text, 2 for text. */
  readonly precision: number;
  readonly matches: (text: string) => boolean;
}

const VARIABLE = /\{[^{}]+\}/;

export function segmentsOf(path: string): readonly Segment[] {
  return path.split("/").slice(1).map(segmentOf);
}

function segmentOf(text: string): Segment {
  const parts = text.split(VARIABLE);
  const [before, behind] = [parts[0]!, parts.at(-1)!];
  if (parts.length === 1) return { before, behind, precision: 2, matches: (other) => other === text };
  const pattern = new RegExp(`^${parts.map((part) => part.replace(/\W/g, "\\$&")).join("[^/]+")}$`);
  return {
    before,
    behind,
    precision: parts.every((part) => part === "") ? 0 : 1,
    matches: (other) => pattern.test(other),
  };
}

/**
 * Returns whether one request can match both paths without a segment that decides between them. The first segment that
 * differs in precision decides: text takes precedence over a variable.
 */
export function areAmbiguous(a: readonly Segment[], b: readonly Segment[]): boolean {
  return (
    a.length === b.length &&
    a.every((segment, index) => canMeet(segment, b[index]!) && segment.precision === b[index]!.precision)
  );
}

function canMeet(a: Segment, b: Segment): boolean {
  if (a.precision === 2) return b.matches(a.before);
  if (b.precision === 2) return a.matches(b.before);
  const begin = a.before.startsWith(b.before) || b.before.startsWith(a.before);
  return begin && (a.behind.endsWith(b.behind) || b.behind.endsWith(a.behind));
}
