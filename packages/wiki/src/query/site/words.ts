export function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

export function linesOf(text: string): readonly string[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim());
}
