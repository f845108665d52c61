import type { RequestView } from "../../http/options.js";
import type { Message } from "./results.js";
/** What a `QueryError` holds, whatever the service. */
export interface QueryFailure {
    /** The service's code for what is wrong; or the client's own, where nothing was sent. */
    readonly code: string;
    /** The same in a sentence. */
    readonly info: string;
    /** The path or the name of the module that it is of; empty where the service does not say. */
    readonly module: string;
    /** The HTTP status; some services answer errors with 200. Undefined where nothing was sent. */
    readonly status: number | undefined;
    readonly request: RequestView | undefined;
    /** All errors of the answer; the first is this one. */
    readonly errors: readonly Message[];
}
