import type { Finding, Refusals } from "./table.js";
import { type Ground, type GroundText } from "../../http/server/ground.js";
import { type Sent } from "../../http/server/messages.js";
import { type Service } from "./service.js";
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
/** Returns the error for a path that exists, but not with the requested method. */
export declare function methodNotAllowed(refusals: Refusals, methods: readonly string[]): ServiceError;
/** Thrown by handlers that are not implemented yet. The response is 501 with this message. */
export declare class NotImplementedError extends Error {
    readonly statusCode = 501;
    /** `handler` is the full name, such as `pagingGroups.list`. */
    constructor(handler: string);
}
/** An error from Fastify, a handler or the core. */
type Failure = Error & {
    readonly statusCode?: number;
};
/** The response for an error, and the data for the log. */
export interface SentError extends Sent {
    readonly code: string;
    /** The ground, for the log. The service's own error format has no member for it. */
    readonly ground: Ground;
    readonly message: string;
}
/** Returns an error response in the service's own format, or in that of RFC 9457 if the client accepts it. */
export declare function sentError(service: Service, error: Failure, accept: string | readonly string[] | undefined): SentError;
/** Returns the ground of an error response: that of the finding and that of the code. */
export declare function errorGround(service: Service, { code, findings: [first] }: ServiceError): GroundText | undefined;
export {};
