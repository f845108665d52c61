/** A problem of a request, or information about it. */
export interface Finding {
    /**
     * The code that the real system returns. It is `toolong` if the query exceeds `maxLength`, and `unreadable` if the
     * input is not a query.
     */
    readonly code: string;
    /** The parameter without its prefix. */
    readonly parameter: string | undefined;
    /** The name of the parameter in the request. */
    readonly wireName: string | undefined;
    /** The beginning of the given value, never of a sensitive parameter. */
    readonly received: string | undefined;
    readonly expected: string | undefined;
    /** The violated rule between parameters as a sentence, or undefined. */
    readonly rule: string | undefined;
    readonly message: string;
    /** The module of a finding about a whole request; undefined if there is none. */
    readonly module?: string | undefined;
    /** The dropped items: values of a list, or names of parameters. */
    readonly values?: readonly string[] | undefined;
}
export type Result<T> = {
    readonly value: T;
    readonly warnings: readonly Finding[];
    readonly errors?: undefined;
} | {
    readonly errors: readonly Finding[];
    readonly warnings: readonly Finding[];
    readonly value?: undefined;
};
/** A Standard Schema, version 1. */
export interface StandardSchema<T> {
    readonly "~standard": {
        readonly version: 1;
        readonly vendor: string;
        readonly validate: (value: unknown) => {
            readonly value: T;
            readonly issues?: undefined;
        } | {
            readonly issues: readonly Issue[];
        };
        readonly types?: {
            readonly input: T;
            readonly output: T;
        } | undefined;
    };
}
export interface Issue {
    readonly message: string;
    readonly path?: readonly PropertyKey[];
}
