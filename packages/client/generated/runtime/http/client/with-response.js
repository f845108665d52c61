import { requestIdOf } from "./request-error.js";
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
