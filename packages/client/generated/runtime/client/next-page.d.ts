import type { ListPages } from "./table.js";
export type Query = Readonly<Record<string, unknown>>;
/** A page as it came. */
export interface Page {
    /** The whole answer. */
    readonly answer: unknown;
    readonly items: readonly unknown[];
    /** The header field `Link`. */
    readonly link: string | null;
    /** Whether a `Link` leads to each further page. */
    readonly isLinked: boolean;
}
/** What the request for the next page says, beside what the last one said. */
export interface NextPage {
    readonly query: Query;
    /** Where the page begins, where the answer said it. */
    readonly cursor?: string;
}
/** Undefined after the last page. */
export declare function nextPage(pages: ListPages, asked: Query | undefined, page: Page): NextPage | undefined;
