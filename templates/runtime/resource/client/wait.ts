import { systemClock, deadline, retryAfter } from "../../http/client/retries.js";
import type { CallOptions, OnResponse, RequestView } from "../../http/client/options.js";
import type { ClientOperation, PollCall, PollEntry } from "./table.js";

/** An operation whose work may continue after its 202 response. */
export interface Polled<Accepted, Status, Result, AtOnce = never> {
  readonly poll: PollEntry & {
    /** Exists only in types. */
    readonly types?:
      | { readonly accepted: Accepted; readonly status: Status; readonly result: Result; readonly atOnce: AtOnce }
      | undefined;
  };
}

type PolledOperation = ((...given: never[]) => Promise<unknown>) & Polled<unknown, unknown, unknown, unknown>;

type TypesOf<Operation extends PolledOperation> = NonNullable<Operation["poll"]["types"]>;

/** Options of `wait` and `waitFor`. */
export interface WaitOptions<Status = unknown> {
  /**
   * The maximum time from the 202 response to the last status, in milliseconds. The default is 600,000; 0 means no
   * limit.
   */
  readonly deadline?: number | undefined;
  /**
   * The maximum pause before the status is read again, in seconds. The default is 30. A longer pause requested by the
   * server takes precedence.
   */
  readonly maximumPause?: number | undefined;
  /** Cancels the current request or pause. */
  readonly signal?: AbortSignal | undefined;
  /** Called with each status. Throw to end the wait. */
  readonly onStatus?: ((status: Status) => void | Promise<void>) | undefined;
  /** Options for the requests that read the status and the result. */
  readonly call?: WaitCall | undefined;
}

export interface WaitCall extends Pick<CallOptions, "headers" | "timeout"> {
  /** Overrides the tenant of the client or of the first call. */
  readonly tenant?: string | undefined;
}

/**
 * Calls an operation and waits until the work that follows its 202 response is finished. Pass the arguments of the
 * call: `wait(client.exports.start, [request])`. Returns the result, or the data of another success response. Throws a
 * `WaitError` if the work fails or the deadline passes.
 */
export async function wait<Operation extends PolledOperation>(
  operation: Operation,
  given: Readonly<Parameters<Operation>>,
  options: WaitOptions<TypesOf<Operation>["status"]> = {},
): Promise<TypesOf<Operation>["result"] | TypesOf<Operation>["atOnce"]> {
  const { path, body, statuses } = entryOf(operation);
  const before = Array.from({ length: path.split("{").length - 1 + (body ? 1 : 0) }, (_, index) => given[index]);
  const own: WaitCall & CallOptions = given[before.length] ?? {};
  const { signal = own.signal, call } = options;
  let after: number | undefined;
  const onResponse: OnResponse = (response, view) => {
    after = retryAfter(response);
    return own.onResponse?.(response, view);
  };
  const result: any = await operation(...([...before, { ...own, signal, onResponse }] as never[]));
  if (statuses !== undefined && result.status !== 202) return result.data;
  return follow(
    operation,
    statuses === undefined ? result : result.data,
    { ...options, signal, call: { tenant: own.tenant, ...call } },
    after ?? 0,
  );
}

/**
 * Waits as `wait` does, but continues from a previous 202 response: `waitFor(client.exports.start, accepted)`. Use it,
 * for example, after a restart of the program.
 */
export async function waitFor<Operation extends PolledOperation>(
  operation: Operation,
  accepted: TypesOf<Operation>["accepted"],
  options: WaitOptions<TypesOf<Operation>["status"]> = {},
): Promise<TypesOf<Operation>["result"]> {
  return follow(operation, accepted, options);
}

/**
 * Polls until the work is finished. `after` is the initial pause in seconds that the server requested. If it is
 * undefined, the status is read at once.
 */
async function follow(operation: unknown, accepted: unknown, options: WaitOptions, after?: number): Promise<unknown> {
  const { poll, client } = entryOf(operation);
  const { signal: outer, onStatus, maximumPause = 30 } = options;
  let request: RequestView | undefined;
  let status: unknown;
  const read = (
    { operation: [group, name], path, query }: PollCall,
    from: unknown,
    signal: AbortSignal | undefined,
  ): Promise<unknown> => {
    const onResponse: OnResponse = (response, view) => {
      after = retryAfter(response) ?? 0;
      request = view;
    };
    const asked = Object.fromEntries(query.map(([parameter, field]) => [parameter, needed(from, field)]));
    return client()[group]![name]!(...path.map((field) => needed(from, field)), {
      ...options.call,
      query: asked,
      signal,
      onResponse,
    });
  };
  const stop = deadline(outer, options.deadline ?? 600_000);
  const isOver = (): boolean => [...poll.done, ...poll.failed].includes(fieldOf(status, poll.state) as string);
  try {
    for (let polls = 0; !isOver(); polls++) {
      // An aborted signal shortens the wait. The next request then detects the signal.
      if (after !== undefined)
        await systemClock.wait(pauseBefore(polls, after, maximumPause, Math.random()), stop.signal);
      status = await read(poll.status, accepted, stop.signal);
      await onStatus?.(status);
    }
  } catch (cause) {
    if (!stop.signal.aborted || outer?.aborted) throw cause;
    throw new NewWaitError("deadline", "The deadline has passed", { accepted, status, request }, { cause });
  } finally {
    stop.end();
  }
  const state = fieldOf(status, poll.state) as string;
  if (poll.failed.includes(state))
    throw new NewWaitError("failed", `The operation failed: ${poll.state} is ${JSON.stringify(state)}`, {
      accepted,
      status,
      request,
    });
  const { result } = poll;
  if (result === undefined) return status;
  // The caller may read the body of the result after the wait.
  return typeof result === "string" ? needed(status, result) : read(result, status, outer);
}

function entryOf(operation: unknown): ClientOperation & { readonly poll: PollEntry } {
  const entry = operation as ClientOperation;
  if (entry.poll === undefined)
    throw new TypeError("wait takes an operation of a client that defines polling, and its arguments as an array");
  return entry as ReturnType<typeof entryOf>;
}

function needed(response: unknown, field: string): unknown {
  const value = fieldOf(response, field);
  if (value === undefined || value === null)
    throw new TypeError(`The response has no ${field}, which is needed to continue`);
  return value;
}

/** Returns a field by its path, such as `job.id`. */
function fieldOf(response: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce((value: any, step) => (Object.hasOwn(Object(value), step) ? value[step] : undefined), response);
}

/** The maximum first pause in seconds. The maximum doubles for each further pause. */
const base = 0.5;

/**
 * Returns the pause in seconds before the next poll, given the number of previous ones. It is at least `after`, the
 * pause requested by the server. `random`, from 0 up to 1, adds jitter so that clients do not all return at the same
 * time.
 */
export function pauseBefore(polls: number, after: number, most: number, random: number): number {
  const half = Math.min(most, base * 2 ** polls) / 2;
  return Math.max(after, half) + random * half;
}

export type WaitErrorCode =
  /** The work reached a state that means failure. */
  | "failed"
  /** The work did not finish in time. It may still be running. */
  | "deadline";

/**
 * The end of a wait without a result. `console.log` and `JSON.stringify` omit the responses, which may be long or
 * contain private data.
 */
export class WaitError extends Error {
  declare readonly code: WaitErrorCode;
  /** The last request that received a response, or undefined if none did. */
  declare readonly request: RequestView | undefined;
  /** The 202 response, with which `waitFor` can resume. */
  declare readonly accepted: any;
  /** The last status, or undefined if none was received. */
  declare readonly status: any;

  private constructor(
    code: WaitErrorCode,
    message: string,
    { accepted, status, request }: WaitErrorDetails,
    cause?: { readonly cause: unknown },
  ) {
    super(message, cause);
    this.name = "WaitError";
    this.code = code;
    this.request = request;
    Object.defineProperties(this, { accepted: { value: accepted }, status: { value: status } });
  }

  /** Returns the members that `console.log` shows, and the message, for logs. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}

/** @internal The constructor. Users catch these errors and do not create them. */
export const NewWaitError = WaitError as unknown as new (
  code: WaitErrorCode,
  message: string,
  details: WaitErrorDetails,
  cause?: { readonly cause: unknown },
) => WaitError;

/** @internal */
export interface WaitErrorDetails {
  readonly accepted: unknown;
  readonly status: unknown;
  readonly request: RequestView | undefined;
}
