import { systemClock, type Clock, deadline, delayBefore } from "./retries.js";
import { transportError, type TransportError, type TransportErrorKind, withoutSecretParameters } from "./errors.js";
import type { CallOptions, MoreHeaders, RequestView, TransportOptions } from "./options.js";
import { checkOptions } from "./refuse-option.js";

/** One logical request, sent in one or more attempts. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  /** The URL without secrets. */
  readonly shown?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?:
    | string
    | URLSearchParams
    | FormData
    | Blob
    | Uint8Array<ArrayBuffer>
    | ReadableStream<Uint8Array>
    | undefined;
  /** Required by `fetch` for a body that is a stream. */
  readonly duplex?: "half" | undefined;
  /**
   * Leaves the bodies of successful responses, or of those with the given statuses, to the caller. The signal still
   * cancels them.
   */
  readonly unread?:
    | { readonly signal: AbortSignal | undefined; readonly statuses: readonly number[] | undefined }
    | undefined;
  /**
   * True if sending the request twice has the same effect as sending it once. Other requests are not retried if their
   * outcome is unknown.
   */
  readonly safe: boolean;
  /** True if the request must never be sent twice, regardless of the response. */
  readonly once?: boolean | undefined;
  /** The `redirect` option of `fetch`. */
  readonly redirect?: "follow" | "error" | "manual";
  readonly credentials?: "omit" | "same-origin" | "include" | undefined;
}

/**
 * The result of one attempt: a value, or an error after which another attempt is possible. `after` is the minimum delay
 * in seconds.
 */
export type Attempt<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "again"; readonly error: Error; readonly after?: number | undefined };

/**
 * Reads a response whose body is complete. An error that it throws fails the request. It returns `again` if a retry may
 * help.
 */
export type ReadResponse<T> = (
  response: Response,
  text: string,
  request: RequestView,
) => Attempt<T> | Promise<Attempt<T>>;

export interface Transport {
  send<T>(request: HttpRequest, read: ReadResponse<T>, call?: CallOptions): Promise<T>;
}

/** The internal settings of a client's transport. */
export interface TransportSetup {
  readonly clock?: Clock | undefined;
}

/** Errors after which the outcome of a request is unknown. */
const unknownOutcome: readonly string[] = ["network", "cut-off", "timeout"] satisfies readonly TransportErrorKind[];

/** Creates a transport, which handles hooks, timeouts, the caller's signal, retries and delays. */
export function createTransport(options: TransportOptions, { clock = systemClock }: TransportSetup = {}): Transport {
  return {
    async send(request, read, call = {}) {
      checkOptions("A call", call);
      for (let attempt = 1, spent = 0, delay: number | undefined; ; attempt++, spent += delay) {
        const view = { method: request.method, url: withoutSecretParameters(request.shown ?? request.url), attempt };
        // An aborted signal shortens the wait. The attempt then detects the signal.
        await options.rateLimit?.(call.signal);
        const result = await tryOnce(options, request, view, read, call);
        if (result.kind === "done") return result.value;
        delay = delayBefore(options.retries, attempt, result.after, spent, clock.random);
        if (request.once || delay === undefined) throw result.error;
        // An aborted signal shortens the wait. The next attempt then detects the signal.
        await clock.wait(delay, call.signal);
      }
    },
  };
}

async function tryOnce<T>(
  options: TransportOptions,
  request: HttpRequest,
  view: RequestView,
  read: ReadResponse<T>,
  call: CallOptions,
): Promise<Attempt<T>> {
  // The kind of a failure before the deadline. It is empty while the caller's code runs.
  let kind: TransportErrorKind | "" = "";
  let response: Response | undefined;
  let text = "";
  const timeout = call.timeout ?? options.timeout ?? 30_000;
  const { signal, race, end } = deadline(call.signal, timeout);
  const log = options.log?.(view, request.body);
  try {
    signal.throwIfAborted();
    const headers = joinHeaders(
      options.headers,
      request.headers,
      call.headers,
      (await options.onRequest?.(view)) as MoreHeaders & object,
    );
    kind = "network";
    response = await race(async () =>
      (options.fetch ?? fetch)(request.url, { ...request, headers, signal } as RequestInit),
    );
    kind = "";
    await options.onResponse?.(response, view);
    await call.onResponse?.(response, view);
    kind = "cut-off";
    text = await race(() => response!.text());
    kind = "";
    return await read(response, text, view);
  } catch (cause) {
    if (signal.aborted) kind = call.signal?.aborted ? "aborted" : "timeout";
    const result = response && { response, text: "" };
    const what = kind === "timeout" ? `no response within ${timeout} ms` : kind && reasonOf(kind, cause);
    const error = kind ? transportError(kind, what, view, result, { cause }) : (cause as TransportError);
    if (request.safe && unknownOutcome.includes(error.kind)) return { kind: "again", error };
    throw error;
  } finally {
    end();
    log?.(response, text, kind);
  }
}

/** Returns the kind, followed by the system's error code, such as ECONNREFUSED, if the runtime provides it. */
function reasonOf(kind: TransportErrorKind, cause: unknown): string {
  const { code } = ((cause as Error | null)?.cause ?? cause ?? {}) as { readonly code?: unknown };
  return typeof code === "string" ? `${kind} (${code})` : kind;
}

/** Combines headers. Later ones replace earlier ones of the same name. */
function joinHeaders(...several: readonly (Readonly<Record<string, string>> | undefined)[]): Headers {
  const headers = new Headers();
  for (const some of several) {
    for (const name in some) {
      try {
        if (some[name] !== undefined) headers.set(name, some[name]);
      } catch {
        // The error message of `Headers` contains the value, which may be a secret.
        throw new TypeError(`Bad header ${name}`);
      }
    }
  }
  return headers;
}
