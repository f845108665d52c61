/** Splits a name into its words, as terms. Returns an empty list for an unknown name or a single word. */
type SplitName = (name: string) => readonly string[];

type Counts = ReadonlyMap<string, number>;

function countsOf(words: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const word of words) if (/^[a-z]{3,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns the most likely full word for each prefix, such as `redirects` for `redir`. */
function longerWords(counts: Counts): ReadonlyMap<string, string> {
  const longer = new Map<string, string>();
  for (const [word, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (count < 2) break;
    for (let length = 4; length < Math.min(word.length, 9); length += 1)
      if (!longer.has(word.slice(0, length))) longer.set(word.slice(0, length), word);
  }
  return longer;
}

/**
 * Creates a function that splits names without separators, such as `usercontribs` into `user` and `contribution`.
 * `names` are in lower case. `words` are the words of all descriptions.
 */
export function makeNameSplitter(
  names: ReadonlySet<string>,
  words: readonly string[],
  termOf: (word: string) => string,
): SplitName {
  const counts = countsOf(words);
  const longer = longerWords(counts);
  const isWritten = (word: string): boolean => (counts.get(word) ?? 0) + (counts.get(`${word}s`) ?? 0) >= 2;
  const tailOf = (word: string): string | undefined =>
    isWritten(word) ? word : longer.get(word.replace(/(?<=.{4})s$/, ""));
  function split(name: string): readonly string[] {
    const [, before, short] = /^(.{3,})(id|ids|by|in|ip|of|to)$/.exec(name) ?? [];
    if (before !== undefined && short !== undefined && isWritten(before)) return [before, short];
    for (let at = name.length - 3; at >= 3; at -= 1) {
      if (!isWritten(name.slice(0, at))) continue;
      const tail = tailOf(name.slice(at));
      const tails = tail === undefined ? split(name.slice(at)) : [tail];
      if (tails.length > 0) return [name.slice(0, at), ...tails];
    }
    return [];
  }

  const kept = new Map<string, readonly string[]>();
  return (name) => {
    if (!names.has(name) || !/^[a-z]{6,24}$/.test(name)) return [];
    let terms = kept.get(name);
    if (terms === undefined) kept.set(name, (terms = split(name).map(termOf)));
    return terms;
  };
}
