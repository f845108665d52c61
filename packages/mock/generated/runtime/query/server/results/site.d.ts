import type { NamedText } from "../../../core/samples/text.js";
import type { Handler } from "../handlers.js";
import type { ResultTable } from "./table.js";
/** Names on the mock site, for profiles with titles and namespaces. */
export interface SiteNames {
    titleOf(namespace: number, number: number): string;
    /** The member that contains the id of a page. */
    readonly idMember: string;
    idOf(namespace: number, number: number): number;
    /** The member with the number of the last item of a page in a list, such as its newest revision. */
    readonly lastMember: string;
    /** Strings by member name, which take precedence over the general ones. */
    readonly texts: readonly NamedText[];
}
/** The mock site. */
export interface Site extends SiteNames {
    /** Finds the pages that a request names. */
    pageSet(results: ResultTable, seed: number): Handler;
}
