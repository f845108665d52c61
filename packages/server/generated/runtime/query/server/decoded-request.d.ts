/** A request in the form that the validators' `decodeRequest` returns. */
export interface DecodedRequest {
    readonly generator?: {
        readonly name: string;
        readonly parameters: Readonly<Record<string, unknown>>;
    };
    readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly [set: string]: unknown;
}
/** A module and its parameters in the request. */
export interface ModuleUse {
    readonly name: string;
    readonly parameters: Readonly<Record<string, unknown>>;
}
/** An error or a warning of the request decoder. */
export interface Finding {
    readonly code: string;
    /** The name without the module's prefix. */
    readonly parameter: string | undefined;
    readonly wireName: string | undefined;
    readonly received: string | undefined;
    readonly expected?: string | undefined;
    /** The violated rule between parameters. */
    readonly rule?: string | undefined;
    /** The message as a sentence. */
    readonly message?: string | undefined;
    readonly module?: string | undefined;
    readonly values?: readonly string[] | undefined;
}
/** The validators' `decodeRequest`. */
export interface DecodeRequest {
    (wire: string, options: object): {
        readonly value?: unknown;
        readonly errors?: readonly Finding[] | undefined;
        readonly warnings: readonly Finding[];
    };
}
