import type { OnResponse } from "./options.js";
/** What a call gives, and what came with it. */
export interface WithResponse<Data> {
    readonly data: Data;
    readonly status: number;
    /** The header fields of the answer, without cookies. */
    readonly headers: Headers;
    /** Names the state of what was read or written, for `ifMatch`. Undefined where the server does not name it. */
    readonly etag: string | undefined;
    /** What the server calls the request, where a header field says it. */
    readonly requestId: string | undefined;
}
/**
 * A call with status and header fields beside its result: `withResponse((call) => client.things.get(id, call))`. Of
 * several answers, the last one counts. Fails as the call does; with a `TypeError` where the call was not given what it
 * gets here.
 */
export declare function withResponse<Data>(work: (call: {
    readonly onResponse: OnResponse;
}) => Promise<Data>): Promise<WithResponse<Data>>;
