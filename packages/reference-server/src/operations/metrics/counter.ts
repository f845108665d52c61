import type { Labels, Sample } from "./samples.ts";

/** How many different labels are kept apart; the others count as one, so that no request can fill the memory. */
const most = 2000;

const others = "other";

export interface Counter {
  add(...values: readonly string[]): void;
  samples(): readonly Sample[];
}

/** Counts by the values of labels. */
export function counter(...names: readonly string[]): Counter {
  const counts = new Map<string, { readonly labels: Labels; count: number }>();
  const entryOf = (values: readonly string[]): { count: number } => {
    const key = values.join("\n");
    const known = counts.get(key);
    if (known !== undefined) return known;
    const isFull = counts.size >= most && values.some((value) => value !== others);
    if (isFull) return entryOf(values.map(() => others));
    const entry = { labels: Object.fromEntries(names.map((name, index) => [name, values[index] ?? others])), count: 0 };
    counts.set(key, entry);
    return entry;
  };
  return {
    add: (...values) => void entryOf(values).count++,
    samples: () => [...counts.values()].map(({ labels, count }) => ({ labels, value: count })),
  };
}
