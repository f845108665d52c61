/** Iterates over the lists of a service; the member `Items` of a page contains the items. */
export interface Each<Items extends string = never> {
    /**
     * The items of a list, page after page: `each(client.things.list, { query: { limit: 100 } })`, with the arguments of
     * the call.
     */
    <Given extends readonly unknown[], Item>(list: (...given: Given) => Promise<readonly Item[] | {
        readonly [Name in Items]: readonly Item[];
    }>, ...given: Given): AsyncIterableIterator<Item>;
}
/**
 * The items of a list, page after page: `each(client.things.list, { query: { limit: 100 } })`, with the arguments of
 * the call.
 */
export declare function each<Given extends readonly unknown[], Item>(list: (...given: Given) => Promise<readonly Item[]>, ...given: Given): AsyncIterableIterator<Item>;
