/** A request as the validators' `decodeRequest` makes it. */
export interface DecodedRequest {
    readonly generator?: {
        readonly name: string;
        readonly parameters: Readonly<Record<string, unknown>>;
    };
    readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly [set: string]: unknown;
}
/** A module, and its part of the request. */
export interface ModuleUse {
    readonly name: string;
    readonly parameters: Readonly<Record<string, unknown>>;
}
/** An error or a warning of the request's decoder. */
export interface Finding {
    readonly code: string;
    /** Without the prefix. */
    readonly parameter: string | undefined;
    readonly wireName: string | undefined;
    readonly received: string | undefined;
    readonly expected?: string | undefined;
    /** The rule between parameters that is broken. */
    readonly rule?: string | undefined;
    /** As a sentence. */
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
/** `Map.groupBy`, which Node 20 does not have. */
export declare function grouped<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]>;
