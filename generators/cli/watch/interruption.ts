/**
 * Aborts at the first SIGINT or SIGTERM, so that a pass that has begun is finished. A second signal ends the process.
 */
export function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  const signals = ["SIGINT", "SIGTERM"] as const;
  const stop = (): void => {
    for (const signal of signals) process.off(signal, stop);
    controller.abort();
  };
  for (const signal of signals) process.on(signal, stop);
  return controller.signal;
}
