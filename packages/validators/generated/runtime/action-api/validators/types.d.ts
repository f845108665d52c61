import type { Options as GeneralOptions } from "../../query/validators/types.js";
export type { SearchParams, Wire } from "../../query/validators/types.js";
/** Facts that only the site or the caller knows. */
export interface Options extends GeneralOptions {
    /** The ids of the site's namespaces; 0 to 15 by default. */
    readonly namespaces?: readonly number[];
    /** Additional names of namespaces, in lower case. */
    readonly namespaceNames?: Readonly<Record<string, number>>;
    /** Interwiki prefixes, in lower case. */
    readonly interwikis?: readonly string[];
    /** A pattern for the names of the site's temporary users. */
    readonly temporaryUser?: RegExp;
}
