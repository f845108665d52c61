/** A request: a query string with or without `?`, URLSearchParams, or strings by name. */
export type Wire = string | SearchParams | Readonly<Record<string, string>>;
/** The members of URLSearchParams that are used here. */
export interface SearchParams {
    append(name: string, value: string): void;
    toString(): string;
}
/** Facts that only the site or the caller knows. */
export interface Options {
    /** The module is used as a generator: each name has more before its prefix. */
    readonly generator?: boolean;
    /** The caller may have more: of the limits on values and on items, the higher ones. */
    readonly highLimits?: boolean;
    /** Reports all errors, not only the one that the service returns. */
    readonly all?: boolean;
    /** `false` leaves the defaults out. */
    readonly defaults?: boolean;
    /** The time, in milliseconds since 1970. */
    readonly now?: number;
    /** The maximum length of a query, in characters. The default is 1,048,576. */
    readonly maxLength?: number;
    /** Values that the site adds to listed ones, by parameter. */
    readonly values?: Readonly<Record<string, readonly string[]>>;
    /** The pages that the request is about, if known. */
    readonly pages?: Pages;
}
export interface Pages {
    readonly some: boolean;
    readonly several: boolean;
    /** Pages are given by revisions. */
    readonly revisions: boolean;
    /** More than one revision is given. */
    readonly "several-revisions"?: boolean;
}
