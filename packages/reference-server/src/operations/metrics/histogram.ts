import type { Sample } from "./samples.ts";

/** In seconds: from a cached answer to one that a client gives up. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Observed {
  readonly buckets: number[];
  sum: number;
  count: number;
}

export interface Histogram {
  observe(label: string, seconds: number): void;
  samples(): readonly Sample[];
}

/** Durations by the value of one label, of which there are few. */
export function histogram(name: string): Histogram {
  const byLabel = new Map<string, Observed>();
  const observedOf = (label: string): Observed => {
    const known = byLabel.get(label) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
    byLabel.set(label, known);
    return known;
  };
  return {
    observe(label, seconds) {
      const observed = observedOf(label);
      const index = bounds.findIndex((bound) => seconds <= bound);
      if (index >= 0) observed.buckets[index]!++;
      observed.sum += seconds;
      observed.count++;
    },
    samples: () => [...byLabel].flatMap(([label, observed]) => samplesOf({ [name]: label }, observed)),
  };
}

/** Each bucket counts what is at most its bound. */
function samplesOf(labels: Readonly<Record<string, string>>, { buckets, sum, count }: Observed): readonly Sample[] {
  let below = 0;
  const counted = bounds.map((bound, index) => ({ le: String(bound), value: (below += buckets[index] ?? 0) }));
  return [
    ...[...counted, { le: "+Inf", value: count }].map(({ le, value }) => ({
      suffix: "_bucket",
      labels: { ...labels, le },
      value,
    })),
    { suffix: "_sum", labels, value: sum },
    { suffix: "_count", labels, value: count },
  ];
}
