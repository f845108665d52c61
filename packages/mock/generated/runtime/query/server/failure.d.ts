import type { Message } from "./message.js";
/** Ends a request with an error that the caller is to see; `Context.fail` throws one. */
export declare class Failure extends Error {
    readonly error: Message;
    /** That of the code where it is not given. */
    readonly status: number | undefined;
    constructor(error: Message, status?: number);
}
