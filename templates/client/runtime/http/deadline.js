/** `setTimeout` takes fewer milliseconds than this, and fires at once for more. */
const tooLong = 2 ** 31;

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
  const timer = timeout > 0 && timeout < tooLong ? setTimeout(end, timeout) : undefined;
  outer?.addEventListener("abort", end);
  if (outer?.aborted) end();
  return {
    signal,
    end,
    /** What the work comes to, or an error where the time is over: not every `fetch` heeds a signal. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
    race: (work) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        signal.addEventListener("abort", () => reject(signal.reason));
        work().then(resolve, reject);
      }),
  };
}
