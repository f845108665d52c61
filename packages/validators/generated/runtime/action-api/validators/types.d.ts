/** A request: a query string with or without `?`, URLSearchParams, or strings by name. */
export type Wire = string | SearchParams | Readonly<Record<string, string>>;
/** What is needed of URLSearchParams. */
export interface SearchParams {
    append(name: string, value: string): void;
    toString(): string;
}
/** What only the site or the caller knows. */
export interface Options {
    /** The module is used as a generator: each name has a letter more before its prefix. */
    readonly generator?: boolean;
    /** The caller may have more: 500 values, limits up to 5000. */
    readonly highLimits?: boolean;
    /** All errors, not only the one that the real system answers. */
    readonly all?: boolean;
    /** `false` leaves the defaults out. */
    readonly defaults?: boolean;
    /** The time, in milliseconds since 1970. */
    readonly now?: number;
    /** How many characters a query may have; 1,048,576 where it is not given. */
    readonly maxLength?: number;
    /** The ids of the site's namespaces; 0 to 15 where they are not given. */
    readonly namespaces?: readonly number[];
    /** Further names of namespaces, in lower case. */
    readonly namespaceNames?: Readonly<Record<string, number>>;
    /** Prefixes of other sites, in lower case. */
    readonly interwikis?: readonly string[];
    /** What the names of the site's temporary users look like. */
    readonly temporaryUser?: RegExp;
    /** Values that the site adds to listed ones, by parameter. */
    readonly values?: Readonly<Record<string, readonly string[]>>;
    /** Which pages the request is about, where that is known. */
    readonly pages?: {
        readonly some: boolean;
        readonly several: boolean;
        readonly revisions: boolean;
    };
}
