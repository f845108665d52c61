/** A source of chance that gives the same numbers for the same seed, on every machine. */
export interface Random {
  /** A whole number from 0 up to, and not including, the limit. */
  below(limit: number): number;
  /** Returns whether something of this probability happens. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

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

/** Tommy Ettinger's generator: 32 bits of state, and neighbouring seeds give numbers that have nothing in common. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
