/** A function to measure, and the values to call it with. */
export interface Row {
  readonly name: string;
  readonly run: (value: unknown) => unknown;
  readonly values: readonly unknown[];
}

/** Milliseconds of one measurement. It is short, so that some measurements are not disturbed by other programs. */
const span = 1.5;
const warmUp = 60;

/** Returns the minimum nanoseconds per value for each row. The rows take turns, round after round. */
export function measured(rows: readonly Row[], rounds: number): Readonly<Record<string, number>> {
  const loops = rows.map(prepared);
  const least = loops.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    loops.forEach((loop, index) => (least[index] = Math.min(least[index]!, loop())));
  }
  return Object.fromEntries(rows.map(({ name }, index) => [name, least[index]!]));
}

/** Warms the row up and returns a function that measures it once per call. */
function prepared({ run, values }: Row): () => number {
  const loop = freshLoop();
  const time = (times: number): number => {
    const start = performance.now();
    loop(run, values, times);
    return performance.now() - start;
  };
  for (const end = performance.now() + warmUp; performance.now() < end; ) time(20);
  let times = 1;
  while (time(times) < span && times < 1e6) times *= 2;
  return () => (time(times) * 1e6) / (times * values.length);
}

type Loop = (run: Row["run"], values: readonly unknown[], times: number) => number;

/**
 * Creates a separate loop for each row. A loop shared by all rows would become megamorphic and slow down every call.
 */
function freshLoop(): Loop {
  const body =
    "let sum = 0; for (let i = 0; i < times; i++) for (let j = 0; j < values.length; j++) if (run(values[j])) sum++; return sum;";
  return new Function("run", "values", "times", body) as Loop;
}
