/** `setTimeout` takes as many milliseconds, and fires at once for more. */
const longest = 2 ** 31 - 1;

/**
 * The time for something: until the caller's signal is aborted, or the timeout is over. Made by hand: `AbortSignal.any` is younger than
 * Node 20, and neither it nor `AbortSignal.timeout` can be taken back, so that a signal which outlives many requests would gather them.
 * @param {AbortSignal | undefined} outer @param {number} timeout in milliseconds; 0 for no end
 */
export function deadline(outer, timeout) {
  const controller = new AbortController();
  const { signal } = controller;
  /** Lets go of all, and ends what is still under way, such as a body that nobody will read. */
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener("abort", end);
    controller.abort(outer?.reason);
  };
  const timer = timeout && setTimeout(end, Math.min(timeout, longest));
  outer?.addEventListener("abort", end);
  if (outer?.aborted) end();
  return {
    signal,
    end,
    /** What the work comes to, or an error where the time is over, for one work at a time: not every `fetch` heeds a signal. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
    race: (work) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        signal.onabort = () => reject(signal.reason);
        work().then(resolve, reject);
      }),
  };
}
