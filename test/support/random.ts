/** A random number generator that returns the same numbers for the same seed on every machine. */
export interface Random {
  /** Returns an integer from 0 up to, but not including, the limit. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/**
 * The number of times that slow tests try as many random cases as continuous integration does. `KILN_SEEDS=10` is
 * for a change of what they test.
 */
export const seeds = Number(process.env["KILN_SEEDS"] ?? 1);

export function random(seed: number): Random {
  const next = mulberry32(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)]!,
    shuffled: (items) => {
      const left = [...items];
      return items.map(() => left.splice(below(left.length), 1)[0]!);
    },
  };
}

/** Creates Tommy Ettinger's generator. It has 32 bits of state, and adjacent seeds produce unrelated numbers. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
