import type { CallOptions } from "../../http/client/options.js";
import type { ListPages } from "./table.js";
/** The start of a page: the query parameters to add to the call for the next page. It can be stored as JSON. */
export type PageStart = Readonly<Record<string, unknown>>;
/**
 * One page of a list. If the service returns an object with the items in one member, `others` contains its other
 * members.
 */
export type ListPage<Answer, Items extends string = never> = Answer extends readonly (infer Item)[] ? {
    readonly items: readonly Item[];
    readonly next: PageStart | null;
} : Answer extends {
    readonly [Name in Items]: readonly (infer Item)[];
} ? {
    readonly items: readonly Item[];
    readonly next: PageStart | null;
    readonly others: Omit<Answer, Items>;
} : never;
/** Requests one page of a list. The items are the response itself or its member `Items`. */
export interface AskPage<Items extends string = never> {
    /**
     * Returns one page of a list and the start of the next one, given the arguments of the call. An example is
     * `page(client.things.list, [{ query: { limit: 100 } }], before.next)`. Without a third argument it returns the first
     * page. After the last page, `next` is null.
     */
    <Given extends readonly unknown[], Answer extends readonly unknown[] | {
        readonly [Name in Items]: readonly unknown[];
    }>(list: (...given: Given) => Promise<Answer>, given: Readonly<Given>, start?: PageStart | null): Promise<ListPage<Answer, Items>>;
}
/**
 * Returns one page of a list and the start of the next one, given the arguments of the call. An example is
 * `page(client.things.list, [{ query: { limit: 100 } }], before.next)`. Without a third argument it returns the first
 * page. After the last page, `next` is null.
 */
export declare function page<Given extends readonly unknown[], Item>(list: (...given: Given) => Promise<readonly Item[]>, given: Readonly<Given>, start?: PageStart | null): Promise<ListPage<readonly Item[]>>;
/** The last argument of a call that returns a list. */
interface ListCall extends CallOptions {
    readonly query?: Query | undefined;
}
/**
 * Splits the arguments of a list call into the leading ones and its options. `by` is the calling function's name, for
 * errors.
 */
export declare function callOf(by: string, list: unknown, given: readonly unknown[]): {
    readonly before: readonly unknown[];
    readonly call: ListCall;
};
/** A raw page and the start of the next one. */
interface AskedPage<Item> {
    readonly answer: unknown;
    readonly items: readonly Item[];
    readonly next: NextPage | undefined;
}
/** Requests one page with `asked` as its query parameters. */
export declare function askPage<Given extends readonly unknown[], Item>(list: (...given: Given) => Promise<readonly Item[]>, before: readonly unknown[], { onResponse, ...call }: ListCall, asked: Query | undefined): Promise<AskedPage<Item>>;
type Query = Readonly<Record<string, unknown>>;
interface Page {
    readonly answer: unknown;
    readonly items: readonly unknown[];
    /** The `Link` header. */
    readonly link: string | null;
    /** True if each page has a `Link` header to the next one. */
    readonly isLinked: boolean;
}
/** The query parameters for the next page that differ from those of the previous one. */
interface NextPage {
    readonly query: Query;
    /** The start of the page, if the response contains it. */
    readonly cursor?: string;
}
/** Returns the next page, or undefined after the last one. */
export declare function nextPage(pages: ListPages, asked: Query | undefined, page: Page): NextPage | undefined;
export {};
