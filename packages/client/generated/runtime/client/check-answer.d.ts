import type { RequestView } from "../http/options.js";
import { RequestError } from "../http/request-error.js";
/** Something in an answer that is not as the service is described. */
export interface AnswerFinding {
    /**
     * Where it is: names and indices with dots between them, as `related.destinations.0`; empty for the answer as a
     * whole, `status` for that.
     */
    readonly place: string;
    readonly expected: string;
    /** The beginning of what came, `…` where that is a secret or has an unknown name; undefined where nothing did. */
    readonly received: string | undefined;
}
/** An answer of success that is not as the service is described. What the request asked for has been done. */
export declare class AnswerError extends RequestError {
    readonly request: RequestView;
    readonly status: number;
    readonly headers: Headers;
    readonly body: string;
    /** What is wrong with it, one by one, up to a hundred. */
    readonly findings: readonly AnswerFinding[];
    private constructor();
}
