/** The words of a text. */
export function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** The lines of a text. */
export function linesOf(text: string): readonly string[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim());
}
