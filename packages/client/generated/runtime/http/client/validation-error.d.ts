/** One problem of a request. */
export interface Finding {
    /** The error code that the service would return. */
    readonly code: string;
    /** The field, or the parameter without its prefix. */
    readonly parameter: string | undefined;
    readonly wireName: string | undefined;
    /** The beginning of the value, unless it is secret. */
    readonly received: string | undefined;
    readonly expected: string | undefined;
    /** The violated rule between parameters, as a sentence. It is undefined if no rule was violated. */
    readonly rule?: string | undefined;
    readonly message: string;
}
/** A request that was not sent, because the service would reject it. */
export declare class ValidationError extends Error {
    readonly name: "ValidationError";
    readonly findings: readonly Finding[];
    private constructor();
}
