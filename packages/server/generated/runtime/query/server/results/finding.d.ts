import type { Ground } from "../../../server/http/ground.js";
import type { DecodedRequest } from "../decoded-request.js";
/** Something in an answer that is not as described, and what the description rests on. */
export interface AnswerFinding extends Ground {
    /** Where in the answer, as a JSON Pointer. */
    readonly pointer: string;
    /** The module whose contribution it is; undefined for what no module adds, and for what none describes. */
    readonly module: string | undefined;
    /** What should stand there; `nothing` for a member that should not be there. */
    readonly expected: string;
    /** The value there, cut short; `nothing` for a member that is missing. */
    readonly received: string;
    /** Why, in terms of the request; undefined where the description asks for it always. */
    readonly why: string | undefined;
}
/**
 * What is wrong with the body of an answer in version 2 of the format, to a request as `decodeRequest` of the
 * validators makes it; nothing where all is well.
 */
export interface CheckAnswer {
    (request: DecodedRequest, body: unknown): readonly AnswerFinding[];
}
