import type { Work } from "./entry.ts";

/** Formats the result of a pattern check for the table. */
export function foundBy(isSlow: (pattern: string) => boolean, { slowPatterns, safePatterns }: Work): string {
  const found = slowPatterns.filter(isSlow).length;
  const accused = safePatterns.filter(isSlow).length;
  return `${found} of ${slowPatterns.length} slow ones; ${accused} of ${safePatterns.length} false positives`;
}
