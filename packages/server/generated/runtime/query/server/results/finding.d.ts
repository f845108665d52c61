import type { Ground } from "../../../http/server/ground.js";
import type { DecodedRequest, Request } from "../request.js";
/** A part of a response that does not match its description, and the ground of the description. */
export interface AnswerFinding extends Ground {
    /** The location in the response, as a JSON Pointer. */
    readonly pointer: string;
    /** The module that adds the member; undefined if no module adds it. */
    readonly module: string | undefined;
    /** The expected value, or `nothing` for a member that should be absent. */
    readonly expected: string;
    /** The actual value, shortened; `nothing` for an absent member. */
    readonly received: string;
    /** The reason in terms of the request. Undefined if the expectation does not depend on the request. */
    readonly why: string | undefined;
}
/**
 * Returns the problems of a response body in version 2 of the format, or an empty list. `request` is the result of the
 * validators' `decodeRequest`.
 */
export interface CheckAnswer {
    (request: DecodedRequest, body: unknown): readonly AnswerFinding[];
}
export interface CheckOptions {
    /**
     * Compares each response with the result types of the spec. `onFindings` receives the differences. With `fail`, the
     * caller receives HTTP 500 with the code `internal_api_error` instead of the response.
     */
    readonly checkAnswers?: "warn" | "fail";
    readonly onFindings?: (findings: readonly AnswerFinding[], request: Request) => void;
}
export interface Checking {
    readonly loadCheck: (() => Promise<CheckAnswer>) | undefined;
    readonly options: CheckOptions;
}
/** Compares a response with the spec if the options request it. Reports differences, or throws. */
export declare function checkAnswer({ loadCheck, options }: Checking, request: Request, decoded: DecodedRequest, body: object): Promise<void>;
