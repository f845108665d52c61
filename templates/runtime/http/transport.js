import { systemClock } from "./clock.js";
import { deadline } from "./deadline.js";
import { TransportError } from "./errors.js";
import { joinHeaders } from "./headers.js";
import { delayBefore } from "./retries.js";

/** After these nobody knows what became of a request. */
const open = ["network", "cut-off", "timeout"];

/**
 * Sends requests: hooks, timeout, the caller's signal, tries, and the waits between them.
 * @param {import("./types.js").TransportOptions} options @param {import("./types.js").TransportSetup} [setup] @returns {import("./types.js").Transport}
 */
export function createTransport(options, { clock = systemClock } = {}) {
  return {
    async send(request, read, call = {}) {
      const headers = joinHeaders(options.headers, request.headers, call.headers);
      for (let attempt = 1, spent = 0, delay; ; attempt++, spent += delay) {
        const view = { method: request.method, url: request.shown ?? request.url, attempt };
        const result = await tryOnce(options, request, headers, view, read, call);
        if (result.kind === "done") return result.value;
        delay = delayBefore(options.retries, attempt, result.after, spent, clock.random);
        if (delay === undefined) throw result.error;
        // Ends sooner where the signal is aborted, which the next try finds.
        await clock.wait(delay, call.signal);
      }
    },
  };
}

/** @type {import("./types.js").TryOnce} */
async function tryOnce(options, request, headers, view, read, call) {
  const { signal, race, end } = deadline(call.signal, call.timeout ?? options.timeout ?? 30_000);
  /** @type {import("./types.js").TransportErrorKind | ""} what a failure is, unless the time is over; nothing in what others do */
  let kind = "";
  try {
    signal.throwIfAborted();
    await options.onRequest?.(view);
    kind = "network";
    const response = await race(async () => (options.fetch ?? fetch)(request.url, { ...request, headers, signal }));
    kind = "";
    await options.onResponse?.(response, view);
    await call.onResponse?.(response, view);
    kind = "cut-off";
    const text = await race(() => response.text());
    kind = "";
    return await read(response, text, view);
  } catch (cause) {
    if (signal.aborted) kind = call.signal?.aborted ? "aborted" : "timeout";
    const error = kind ? new TransportError(kind, kind, view, { cause }) : /** @type {TransportError} */ (cause);
    if (request.safe && open.includes(error.kind)) return { kind: "again", error };
    throw error;
  } finally {
    end();
  }
}
