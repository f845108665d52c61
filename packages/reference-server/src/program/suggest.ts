/** Returns `Did you mean “…”?` with the known name nearest to a mistyped one; `undefined` if none is near enough. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((one) => ({ one, distance: editDistance(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  if (nearest === undefined || nearest.distance > Math.max(1, Math.floor(name.length / 3))) return undefined;
  return `Did you mean “${nearest.one}”?`;
}

/** Returns the Levenshtein distance. */
function editDistance(from: string, to: string): number {
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const row = [index + 1];
    for (const [at, other] of [...to].entries()) {
      row.push(Math.min((last[at] ?? 0) + (letter === other ? 0 : 1), (last[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
    last = row;
  }
  return last.at(-1) ?? 0;
}
