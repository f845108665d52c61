import { requestIdOf } from "./errors.js";
import { systemClock } from "./retries.js";
/**
 * Returns the result of a call with the response's status and headers: `withResponse((call) => client.things.get(id,
 * call))`. If there are several responses, the last one is used. Rejects as the call does, or with a `TypeError` if
 * `call` was not passed on.
 */
export async function withResponse(work) {
    let last;
    if (typeof work !== "function")
        throw new TypeError("withResponse takes a function: withResponse((call) => client.things.get(id, call))");
    const data = await work({ onResponse: (response) => void (last = response) });
    if (last === undefined) {
        throw new TypeError("No response was seen: pass on the given call, as in withResponse((call) => client.things.get(id, call))");
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
/**
 * Returns the first items of a list, or all if there are fewer. It requests no more items than needed, and cancels a
 * request in progress. Throws a `TypeError` if the count is not a whole number of at least 0.
 */
export async function first(count, items) {
    if (!(count >= 0 && count % 1 === 0))
        throw new TypeError(`The number of items for first must be a whole number, not ${count}`);
    const found = [];
    if (count === 0)
        return found;
    const { plan } = items;
    if (plan !== undefined)
        plan.parameters = limited(plan, count);
    for await (const item of items)
        if (found.push(item) >= count)
            break;
    return found;
}
/** Distributes the items evenly over the required number of responses, so that few are requested in excess. */
function limited({ limit, parameters }, wanted) {
    if (limit?.[0] === undefined)
        return parameters;
    const [name, most] = [limit[0], limit[1]];
    const [share, given] = [Math.ceil(wanted / Math.ceil(wanted / (most ?? wanted))), parameters?.[name]];
    return { ...parameters, [name]: typeof given === "number" ? Math.min(given, share) : share };
}
/**
 * Creates a limit for the option `rateLimit`. It allows at most `most` requests in any minute, including retries;
 * others wait. Clients with the same limit object share it. Throws a `TypeError` if `most` is not a whole number of at
 * least 1.
 */
export function requestsPerMinute(most, clock = systemClock) {
    if (!(most >= 1 && most % 1 === 0))
        throw new TypeError(`requestsPerMinute must be a whole number of at least 1, not ${most}`);
    /** The start times of the last requests, including planned ones, in milliseconds. */
    const starts = [];
    return async (signal) => {
        const now = performance.now();
        const start = Math.max(now, starts.length < most ? now : starts.shift() + 60_000);
        starts.push(start);
        if (start > now)
            await clock.wait((start - now) / 1000, signal);
    };
}
