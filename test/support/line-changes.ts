import { diffArrays } from "diff";

/** The lines that two versions of a text do not share. */
export interface LineChanges {
  readonly removed: readonly string[];
  readonly added: readonly AddedLine[];
}

export interface AddedLine {
  readonly line: string;
  /** The enclosing lines, the line itself, and the line that it documents or opens. */
  readonly context: string;
}

/**
 * Returns the changed lines between two versions. Lines with only punctuation, and commas at the end of a line, are
 * ignored.
 */
export function lineChanges(before: string, after: string): LineChanges {
  const [removed, added]: [string[], AddedLine[]] = [[], []];
  const all = linesOf(after);
  let at = 0;
  let path: readonly string[] = [];
  for (const { value, added: isAdded, removed: isRemoved } of diffArrays(linesOf(before), all)) {
    for (const line of value) {
      if (isRemoved) removed.push(...(speaks(line) ? [line.trim()] : []));
      else {
        path = [...path.filter((other) => indentOf(other) < indentOf(line)), line];
        if (isAdded && speaks(line))
          added.push({
            line: line.trim(),
            context: [...path, ...subjectOf(all, at)].map((one) => one.trim()).join(" › "),
          });
        at++;
      }
    }
  }
  return { removed, added };
}

/** Returns the subject of a doc comment, or the first line of an opened block: the line that follows. */
function subjectOf(lines: readonly string[], at: number): readonly string[] {
  const line = lines[at]!;
  const isComment = /^\s*(?:\/\*\*|\*)/.test(line);
  const end = isComment ? lines.findIndex((other, index) => index >= at && other.endsWith("*/")) : at;
  const next = lines[end + 1];
  return next !== undefined && (isComment || indentOf(next) > indentOf(line)) ? [next] : [];
}

/** Returns whether one line is the other with something inserted. */
export function isInsertion(longer: string, shorter: string): boolean {
  let [head, tail] = [0, 0];
  while (head < shorter.length && longer[head] === shorter[head]) head++;
  while (tail < shorter.length - head && longer.at(-1 - tail) === shorter.at(-1 - tail)) tail++;
  return longer.length > shorter.length && head + tail >= shorter.length;
}

function speaks(line: string): boolean {
  return /\w/.test(line);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function linesOf(text: string): string[] {
  return text.split("\n").map((line) => line.replace(/,$/, ""));
}
