import type { Work } from "./entry.ts";

/** What a check of patterns finds, for the table. */
export function foundBy(isSlow: (pattern: string) => boolean, { slowPatterns, safePatterns }: Work): string {
  const found = slowPatterns.filter(isSlow).length;
  const accused = safePatterns.filter(isSlow).length;
  return `${found} of ${slowPatterns.length} slow ones; accuses ${accused} of ${safePatterns.length} others`;
}
