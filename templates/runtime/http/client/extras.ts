import type { OnResponse, RateLimit } from "./options.js";
import { requestIdOf } from "./errors.js";
import { systemClock, type Clock } from "./retries.js";

/** The result of a call, with the status and headers of its response. */
export interface WithResponse<Data> {
  readonly data: Data;
  readonly status: number;
  /** The response headers, without cookies. */
  readonly headers: Headers;
  /** Identifies the state of the object, for `ifMatch`. Undefined if the server does not send it. */
  readonly etag: string | undefined;
  /** The server's id of the request, if a response header contains it. */
  readonly requestId: string | undefined;
}

/**
 * Returns the result of a call with the response's status and headers: `withResponse((call) => client.things.get(id,
 * call))`. If there are several responses, the last one is used. Rejects as the call does, or with a `TypeError` if
 * `call` was not passed on.
 */
export async function withResponse<Data>(
  work: (call: { readonly onResponse: OnResponse }) => Promise<Data>,
): Promise<WithResponse<Data>> {
  let last: Response | undefined;
  if (typeof work !== "function")
    throw new TypeError("withResponse takes a function: withResponse((call) => client.things.get(id, call))");
  const data = await work({ onResponse: (response) => void (last = response) });
  if (last === undefined) {
    throw new TypeError(
      "No response was seen: pass on the given call, as in withResponse((call) => client.things.get(id, call))",
    );
  }
  const headers = new Headers(last.headers);
  headers.delete("set-cookie");
  return {
    data,
    status: last.status,
    headers,
    etag: headers.get("etag") ?? undefined,
    requestId: requestIdOf(headers),
  };
}

/** The planned request of an iterator, which can be changed before it starts. */
export interface Plan {
  parameters: Readonly<Record<string, unknown>> | undefined;
  /** The parameter that limits the number of items per response, and its maximum if it has one. */
  readonly limit?: readonly [name: string | undefined, most?: number | undefined, ...others: unknown[]] | undefined;
}

export interface Planned {
  readonly plan?: Plan;
}

/**
 * Returns the first items of a list, or all if there are fewer. It requests no more items than needed, and cancels a
 * request in progress. Throws a `TypeError` if the count is not a whole number of at least 0.
 */
export async function first<Item>(count: number, items: AsyncIterable<Item>): Promise<Item[]> {
  if (!(count >= 0 && count % 1 === 0))
    throw new TypeError(`The number of items for first must be a whole number, not ${count}`);
  const found: Item[] = [];
  if (count === 0) return found;
  const { plan } = items as Planned;
  if (plan !== undefined) plan.parameters = limited(plan, count);
  for await (const item of items) if (found.push(item) >= count) break;
  return found;
}

/** Distributes the items evenly over the required number of responses, so that few are requested in excess. */
function limited({ limit, parameters }: Plan, wanted: number): Plan["parameters"] {
  if (limit?.[0] === undefined) return parameters;
  const [name, most] = [limit[0], limit[1]];
  const [share, given] = [Math.ceil(wanted / Math.ceil(wanted / (most ?? wanted))), parameters?.[name]];
  return { ...parameters, [name]: typeof given === "number" ? Math.min(given, share) : share };
}

/**
 * Creates a limit for the option `rateLimit`. It allows at most `most` requests in any minute, including retries;
 * others wait. Clients with the same limit object share it. Throws a `TypeError` if `most` is not a whole number of at
 * least 1.
 */
export function requestsPerMinute(most: number, clock: Pick<Clock, "wait"> = systemClock): RateLimit {
  if (!(most >= 1 && most % 1 === 0))
    throw new TypeError(`requestsPerMinute must be a whole number of at least 1, not ${most}`);
  /** The start times of the last requests, including planned ones, in milliseconds. */
  const starts: number[] = [];
  return async (signal) => {
    const now = performance.now();
    const start = Math.max(now, starts.length < most ? now : starts.shift()! + 60_000);
    starts.push(start);
    if (start > now) await clock.wait((start - now) / 1000, signal);
  };
}
