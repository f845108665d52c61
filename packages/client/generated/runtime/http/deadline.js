/** The most milliseconds that `setTimeout` takes: for more it fires at once. */
const longest = 2 ** 31 - 1;
/**
 * The time for something: until the caller's signal is aborted, or the timeout (in milliseconds; 0 for no end) is over.
 * Made by hand: `AbortSignal.any` is younger than Node 20, and neither it nor `AbortSignal.timeout` can be taken back,
 * so that a signal which outlives many requests would gather them.
 */
export function deadline(outer, timeout) {
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => {
        clearTimeout(timer);
        outer?.removeEventListener("abort", end);
        controller.abort(outer?.reason);
    };
    const timer = timeout && setTimeout(end, Math.min(timeout, longest));
    outer?.addEventListener("abort", end);
    if (outer?.aborted)
        end();
    return {
        signal,
        end,
        race: (work) => new Promise((resolve, reject) => {
            signal.throwIfAborted();
            signal.onabort = () => reject(signal.reason);
            work().then(resolve, reject);
        }),
    };
}
