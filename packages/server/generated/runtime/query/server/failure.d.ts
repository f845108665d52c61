import type { Message } from "./message.js";
/** Ends a request with an error for the caller. `Context.fail` throws one. */
export declare class Failure extends Error {
    readonly error: Message;
    /** The HTTP status. If undefined, the status of the code applies. */
    readonly status: number | undefined;
    constructor(error: Message, status?: number);
}
