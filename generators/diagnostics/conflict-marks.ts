/*
 * The lines that git puts around what two branches have both changed. The second is there with
 * `merge.conflictStyle=diff3` only. They are longer than seven characters where a conflict is inside another.
 */
const [ours, base, middle, theirs] = ["<{7,}(?: .*)?", "\\|{7,}(?: .*)?", "={7,}", ">{7,}(?: .*)?"] as const;

const mark = new RegExp(`^(?:${ours}|${base}|${middle}|${theirs})\\r?$`, "m");
const conflict = new RegExp(`^${ours}\\r?$[^]*?^${middle}\\r?$[^]*?^${theirs}\\r?$`, "m");

/** Returns the place of the first such line, without its line break. */
export function firstConflictMark(text: string): { readonly start: number; readonly end: number } | undefined {
  const found = mark.exec(text);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].trimEnd().length };
}

/** Returns whether the text has a complete conflict: start, divider and end. A single such line may be anything. */
export function hasConflict(text: string): boolean {
  return conflict.test(text);
}
