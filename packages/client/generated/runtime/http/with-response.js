import { requestIdOf } from "./request-error.js";
/**
 * A call with status and header fields beside its result: `withResponse((call) => client.things.get(id, call))`. Of
 * several answers, the last one counts. Fails as the call does; with a `TypeError` where the call was not given what it
 * gets here.
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
