import { RequestError } from "../../http/client/errors.js";
import type { RequestView } from "../../http/client/options.js";
/** A part of a response that does not match the description of the service. */
export interface AnswerFinding {
    /**
     * The path of names and indexes separated by dots, such as `related.destinations.0`. It is empty for the whole
     * response and `status` for its status.
     */
    readonly place: string;
    readonly expected: string;
    /**
     * The beginning of the received value, or `…` if it is secret or has an unknown name. Undefined if the value is
     * missing.
     */
    readonly received: string | undefined;
}
/**
 * A successful response that does not match the description of the service. The requested operation has been carried
 * out.
 */
export declare class AnswerError extends RequestError {
    readonly request: RequestView;
    readonly status: number;
    readonly headers: Headers;
    readonly body: string;
    /** All problems of the response, at most 100. */
    readonly findings: readonly AnswerFinding[];
    private constructor();
}
