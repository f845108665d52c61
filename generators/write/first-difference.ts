import type { Place } from "../model/place.ts";

/**
 * Where a text begins to differ from what the spec says, to the end of that line. Where only the end is missing, it is
 * the last line: what points at a line beyond the end is shown nowhere.
 */
export function firstDifference(file: string, there: string, wanted: string): Place {
  let start = 0;
  while (start < there.length && there[start] === wanted[start]) start++;
  if (start === there.length && there.endsWith("\n")) start--;
  const end = there.indexOf("\n", start);
  return { file, start: Math.max(start, 0), end: end === -1 ? there.length : end };
}
