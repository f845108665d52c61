import type { RequestView } from "../http/options.js";
import { RequestError, type ReceivedAnswer } from "../http/request-error.js";
import type { ErrorDetail } from "./error-detail.js";
/** An answer of the service that says what is wrong. It holds nothing secret. */
export declare class ResourceError<Code extends string = string> extends RequestError {
    /** The code of the service. */
    readonly code: Code;
    readonly status: number;
    readonly request: RequestView;
    readonly headers: Headers;
    readonly body: string;
    /** What is wrong with the request, one by one, where the service says it. */
    readonly details: readonly ErrorDetail[];
    protected constructor(code: Code, message: unknown, details: unknown, request: RequestView, answer: ReceivedAnswer);
    /** Whether it is this error. */
    is<One extends Code>(code: One): this is this & {
        readonly code: One;
    };
}
