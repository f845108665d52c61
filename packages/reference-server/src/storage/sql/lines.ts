/* Lists of words, none of which has a line end, in one column. */

export function linesOf(column: unknown): readonly string[] {
  return String(column)
    .split("\n")
    .filter((line) => line !== "");
}

export function columnOf(lines: readonly string[]): string {
  return lines.join("\n");
}
