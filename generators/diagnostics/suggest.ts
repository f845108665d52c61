/** Returns the known name closest to a mistyped one, or `undefined` if none is close enough. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(name.length / 3));
  let best: string | undefined;
  let bestDistance = allowed + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Returns whether two names differ by one letter. Differences in case and plurals with `s` don't count. */
export function isMisspelling(name: string, other: string): boolean {
  if (Math.abs(name.length - other.length) > 1) return false;
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  // One change leaves the first or the last letter of a longer word.
  if (one.length > 2 && one[0] !== two[0] && one.at(-1) !== two.at(-1)) return false;
  return one !== `${two}s` && two !== `${one}s` && editDistance(one, two) === 1;
}

/** Returns `Did you mean “…”?`, or `undefined` if no name is close enough. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const guess = nearest(name, known);
  return guess === undefined ? undefined : `Did you mean “${guess}”?`;
}

/** Appends the known name closest to a mistyped one to a sentence about it. */
export function withSuggestion(problem: string, name: string, known: Iterable<string>): string {
  return [problem, didYouMean(name, known)].filter(Boolean).join(" ");
}

export function listNames(names: Iterable<string>, most = 8): string {
  const all = [...names];
  if (all.length === 0) return "none";
  const shown = all.slice(0, most).join(", ");
  return all.length > most ? `${shown} and ${all.length - most} more` : shown;
}

/** Computes the Damerau-Levenshtein distance (an adjacent transposition counts as one) of words up to 80 characters. */
function editDistance(a: string, b: string): number {
  const [from, to] = [a.slice(0, 80), b.slice(0, 80)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const substitution = last[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, substitution);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
    }
    [beforeLast, last] = [last, row];
  }
  return last[to.length]!;
}
