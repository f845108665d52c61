/** Refuses work because too much waits. */
export class TooMuchWaits extends Error {
  readonly statusCode = 503;

  constructor() {
    super("Too many tasks are queued");
    this.name = "TooMuchWaits";
  }
}

/** Runs work as it comes in, at most `atOnce` at a time; where more than `mostWaiting` wait it is refused. */
export function workQueue(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new TooMuchWaits();
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
