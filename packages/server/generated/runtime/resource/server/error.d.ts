import type { Finding } from "./table.js";
export interface ErrorDetails {
    readonly headers?: Readonly<Record<string, string>>;
    readonly findings?: readonly Finding[];
}
/** An error response with a code of the service. It is sent to the caller and not logged as a failure. */
export declare class ServiceError<Code extends string = string> extends Error {
    readonly code: Code;
    readonly headers: Readonly<Record<string, string>>;
    readonly findings: readonly Finding[];
    constructor(code: Code, { headers, findings }?: ErrorDetails);
}
/** A response with an arbitrary status that is not a success and needs no code of the service. */
export declare class StatusError<Body = unknown> extends Error {
    readonly status: number;
    readonly body: Body | undefined;
    readonly headers: Readonly<Record<string, string>>;
    constructor(status: number, body?: Body, { headers }?: Pick<ErrorDetails, "headers">);
}
/** Creates an error with a sentence that describes the problem of the whole request or of a named part. */
export declare function refusal(code: string, sentence: string, name?: string, headers?: ErrorDetails["headers"]): ServiceError;
