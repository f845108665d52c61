/** Maximum number of identical words in a row. A longer run is a copy, not a coincidence. */
export const MOST_WORDS = 7;

/**
 * Finds passages that a text repeats verbatim from others: runs of more than `MOST_WORDS` words, ignoring case and
 * punctuation.
 */
export class Repetitions {
  readonly #runs = new Set<string>();

  constructor(texts: readonly string[]) {
    for (const text of texts) for (const run of runsOf(wordsIn(text))) this.#runs.add(run);
  }

  /** Returns the longest runs of a text that also occur in one of the others. */
  in(text: string): readonly string[] {
    const words = wordsIn(text);
    const repeated = runsOf(words).map((run) => this.#runs.has(run));
    return stretches(repeated).map(([start, end]) => words.slice(start, end + MOST_WORDS + 1).join(" "));
  }
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function runsOf(words: readonly string[]): readonly string[] {
  return words
    .slice(0, Math.max(0, words.length - MOST_WORDS))
    .map((_, index) => words.slice(index, index + MOST_WORDS + 1).join(" "));
}

/** Returns the first and last index of each run of true values. */
function stretches(flags: readonly boolean[]): readonly (readonly [number, number])[] {
  return flags.flatMap((flag, index) => {
    if (!flag || flags[index - 1] === true) return [];
    const end = flags.indexOf(false, index);
    return [[index, (end === -1 ? flags.length : end) - 1] as const];
  });
}
