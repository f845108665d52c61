import type { CallOptions } from "../http/options.js";
import type { ListPages } from "./table.js";
/**
 * Where a list goes on: what the request for the next page says beside the arguments of the call. It can be kept as
 * JSON.
 */
export type PageStart = Readonly<Record<string, unknown>>;
/**
 * One page of a list. Where the service answers with an object that has the items in a member, `others` are its other
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
/** Asks for one page of a list of a service, of whose pages the member `Items` has the items. */
export interface AskPage<Items extends string = never> {
    /**
     * One page of a list, and where it goes on: `page(client.things.list, [{ query: { limit: 100 } }], before.next)`,
     * with the arguments of the call. Without a third argument, the first page; `next` is null after the last.
     */
    <Given extends readonly unknown[], Answer extends readonly unknown[] | {
        readonly [Name in Items]: readonly unknown[];
    }>(list: (...given: Given) => Promise<Answer>, given: Readonly<Given>, start?: PageStart | null): Promise<ListPage<Answer, Items>>;
}
/**
 * One page of a list, and where it goes on: `page(client.things.list, [{ query: { limit: 100 } }], before.next)`, with
 * the arguments of the call. Without a third argument, the first page; `next` is null after the last.
 */
export declare function page<Given extends readonly unknown[], Item>(list: (...given: Given) => Promise<readonly Item[]>, given: Readonly<Given>, start?: PageStart | null): Promise<ListPage<readonly Item[]>>;
/** What the call of a list may have last. */
export interface ListCall extends CallOptions {
    readonly query?: Query | undefined;
}
/**
 * The arguments of a list before the last one, and what the call has of its own. `by` is the function that is given
 * them.
 */
export declare function callOf(by: string, list: unknown, given: readonly unknown[]): {
    readonly before: readonly unknown[];
    readonly call: ListCall;
};
/** A page as it came, and where the list goes on. */
export interface AskedPage<Item> {
    readonly answer: unknown;
    readonly items: readonly Item[];
    readonly next: NextPage | undefined;
}
/** Asks for one page, with `asked` as its query parameters. */
export declare function askPage<Given extends readonly unknown[], Item>(list: (...given: Given) => Promise<readonly Item[]>, before: readonly unknown[], { onResponse, ...call }: ListCall, asked: Query | undefined): Promise<AskedPage<Item>>;
type Query = Readonly<Record<string, unknown>>;
/** A page as it came. */
interface Page {
    /** The whole answer. */
    readonly answer: unknown;
    readonly items: readonly unknown[];
    /** The header field `Link`. */
    readonly link: string | null;
    /** Whether a `Link` leads to each further page. */
    readonly isLinked: boolean;
}
/** What the request for the next page says, beside what the last one said. */
interface NextPage {
    readonly query: Query;
    /** Where the page begins, where the answer said it. */
    readonly cursor?: string;
}
/** Undefined after the last page. */
export declare function nextPage(pages: ListPages, asked: Query | undefined, page: Page): NextPage | undefined;
export {};
