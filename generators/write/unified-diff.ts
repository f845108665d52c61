import { hash } from "node:crypto";
import type { Place } from "../model/place.ts";

/** Maximum number of different lines. A longer diff is not readable, and finding the shortest one becomes slow. */
export const mostEdits = 1_000;

/** Labels for the two sides of a diff, written after the file's name. */
export interface Sides {
  readonly before: string;
  readonly after: string;
}

/**
 * Returns the lines of the unified diff of a file, or `undefined` if too many lines differ. The library is loaded here
 * because most runs have no diffs to show.
 */
export async function unifiedDiff(
  path: string,
  before: string,
  after: string,
  sides: Sides,
): Promise<readonly string[] | undefined> {
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import("diff");
  const patch = createTwoFilesPatch(path, path, before, after, sides.before, sides.after, {
    context: 3,
    maxEditLength: mostEdits,
    headerOptions: FILE_HEADERS_ONLY,
  });
  return patch?.replace(/\n$/, "").split("\n");
}

/**
 * Returns the range from the first difference to the end of that line. If only the end of the file is missing, returns
 * the last line, because a place after the end cannot be displayed.
 */
export function firstDifference(file: string, there: string, wanted: string): Place {
  let start = 0;
  while (start < there.length && there[start] === wanted[start]) start++;
  if (start === there.length && there.endsWith("\n")) start--;
  const end = there.indexOf("\n", start);
  return { file, start: Math.max(start, 0), end: end === -1 ? there.length : end };
}

/** Converts a text to LF line endings, which Kiln writes, because a checkout may have CRLF. */
export function withLineFeeds(text: string): string {
  return text.includes("\r\n") ? text.replaceAll("\r\n", "\n") : text;
}

/** Returns the SHA-256 hash, in hexadecimal, of a UTF-8 text with LF line endings. */
export function hashOf(text: string): string {
  return hash("sha256", text, "hex");
}
