/*
 * The markers that git puts around conflicting changes. The second one occurs only with `merge.conflictStyle=diff3`.
 * Markers of nested conflicts are longer than seven characters.
 */
const [ours, base, middle, theirs] = ["<{7,}(?: .*)?", "\\|{7,}(?: .*)?", "={7,}", ">{7,}(?: .*)?"] as const;

const mark = new RegExp(`^(?:${ours}|${base}|${middle}|${theirs})\\r?$`, "m");
const conflict = new RegExp(`^${ours}\\r?$[^]*?^${middle}\\r?$[^]*?^${theirs}\\r?$`, "m");

/** Returns the place of the first conflict marker, without its line break. */
export function firstConflictMark(text: string): { readonly start: number; readonly end: number } | undefined {
  const found = mark.exec(text);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].trimEnd().length };
}

/**
 * Returns whether the text contains a complete conflict: start, divider and end. A single marker may be ordinary text.
 */
export function hasConflict(text: string): boolean {
  return conflict.test(text);
}
