const signals = ["SIGINT", "SIGTERM"] as const;

/** In milliseconds: how often it is looked whether the program's parent is there. */
const pause = 250;

/**
 * Resolves when the program is told to end: by a signal, or by the end of npm. npm starts programs in a shell and sends its signals there,
 * and a shell that ends by one leaves the program behind. The second signal of any kind ends the process at once.
 */
export function toldToEnd(): Promise<void> {
  return new Promise((resolve) => {
    const parent = process.ppid;
    const isNpms = process.env["npm_command"] !== undefined;
    const watch = isNpms ? setInterval(() => process.ppid !== parent && end(), pause).unref() : undefined;
    const end = (): void => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, end);
      resolve();
    };
    for (const signal of signals) process.on(signal, end);
  });
}
