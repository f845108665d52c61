import { setTimeout as sleep } from "node:timers/promises";

/** Limits for the requests that an import sends to a wiki. */
export interface Limits {
  /** The time between two requests, in milliseconds. */
  readonly pause: number;
  /** The maximum total size of the responses, in bytes. */
  readonly maxBytes: number;
}

/**
 * Returns a `fetch` that pauses between requests and counts the received bytes. At the limit, `signal` is aborted, so
 * that no request is retried.
 */
export function limitedFetch({ pause, maxBytes }: Limits): {
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
} {
  const controller = new AbortController();
  let received = 0;
  let isFirst = true;
  const count = (): TransformStream<Uint8Array, Uint8Array> =>
    new TransformStream({
      transform(chunk, stream) {
        received += chunk.length;
        if (received > maxBytes) controller.abort(new Error(tooMuch(maxBytes)));
        else stream.enqueue(chunk);
      },
    });
  return {
    signal: controller.signal,
    async fetch(input, init) {
      if (!isFirst) await sleep(pause);
      isFirst = false;
      const response = await fetch(input, init);
      return new Response(response.body?.pipeThrough(count()) ?? null, response);
    },
  };
}

export function tooMuch(maxBytes: number): string {
  return `The responses exceed ${maxBytes} bytes: request fewer pages or revisions, or raise --max-bytes`;
}
