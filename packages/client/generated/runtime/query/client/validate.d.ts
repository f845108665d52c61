/** What is wrong with a request. */
export interface Finding {
    /** The code that the service would answer. */
    readonly code: string;
    /** Without its prefix. */
    readonly parameter: string | undefined;
    readonly wireName: string | undefined;
    /** The beginning of what was given; never that of a secret. */
    readonly received: string | undefined;
    readonly expected: string | undefined;
    /** The rule between parameters that is broken, in a sentence; undefined where it is none. */
    readonly rule?: string | undefined;
    readonly message: string;
}
/** A request that the service would refuse: it was not sent. */
export declare class ValidationError extends Error {
    readonly name: "ValidationError";
    readonly findings: readonly Finding[];
    private constructor();
}
