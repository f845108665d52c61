import type { RequestView } from "../../http/client/options.js";
import { RequestError, type ErrorResponse } from "../../http/client/request-error.js";
import type { ErrorDetail } from "./error-detail.js";
/** The data of a service error that a test creates. */
export interface ResourceErrorInit<Code extends string = string> extends ErrorResponse {
    readonly code: Code;
    readonly message?: string | undefined;
    readonly details?: readonly ErrorDetail[] | undefined;
}
/** An error response of the service. It contains no secrets. */
export declare class ResourceError<Code extends string = string> extends RequestError {
    /** The code of the service. */
    readonly code: Code;
    readonly status: number;
    readonly request: RequestView;
    readonly headers: Headers;
    readonly body: string;
    /** The problems of the request, if the service reports them. */
    readonly details: readonly ErrorDetail[];
    /** Creates an error in a test. By default, the status is 400 and the message is the code. */
    constructor(given: ResourceErrorInit<Code>);
    /** Returns the status and the JSON of the response. Its type is the operation's `…ErrorResponse`. */
    response<Answer extends {
        readonly status: number;
        readonly data: unknown;
    }>(): Answer;
    /** Returns whether the error has this code. */
    is<One extends Code>(code: One): this is this & {
        readonly code: One;
    };
}
