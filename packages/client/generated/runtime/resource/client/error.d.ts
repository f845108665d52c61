import type { RequestView } from "../../http/client/options.js";
import { RequestError, type ErrorResponse } from "../../http/client/errors.js";
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
/** A problem of a request, as the reference server describes it. Other servers may omit any member. */
export interface ErrorDetail {
    readonly code?: string | undefined;
    /** The field or the parameter in the request: names and indexes separated by dots. */
    readonly field?: string | undefined;
    /** The beginning of the received value, unless it is secret. */
    readonly received?: string | undefined;
    /** The expected value, with its bounds. */
    readonly expected?: string | undefined;
    /** The broken rule between fields. */
    readonly rule?: string | undefined;
    /** The complete problem as a sentence. */
    readonly message?: string | undefined;
    /** Reports whether the broken rule is documented or decided. */
    readonly ground?: {
        readonly status: "documented" | "decided" | "unknown";
        readonly decision?: string;
    } | undefined;
}
/**
 * Returns messages for a form, by field, from a service error or a `ValidationError`. They do not contain codes or the
 * field's name. Each field has only its first message. The result is empty for any other failure.
 */
export declare function fieldMessages(failure: unknown): Readonly<Record<string, string>>;
