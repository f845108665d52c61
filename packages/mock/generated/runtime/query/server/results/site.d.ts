import type { NamedText } from "../../../samples/text-named.js";
import type { Handler } from "../handlers.js";
import type { ResultTable } from "./table.js";
/** Names on the mock site, for profiles with titles and namespaces. */
export interface SiteNames {
    titleOf(namespace: number, number: number): string;
    /** The id of a page, where a member has that name. */
    readonly idMember: string;
    idOf(namespace: number, number: number): number;
    /** The member that has the number of the last of what a page has in a list, such as its newest revision. */
    readonly lastMember: string;
    /** Texts of members by what these are called, before the general ones. */
    readonly texts: readonly NamedText[];
}
/** The site itself. */
export interface Site extends SiteNames {
    /** Finds the pages that a request names. */
    pageSet(results: ResultTable, seed: number): Handler;
}
