/** Iterates over the lists of a service. If a page is an object, its member `Items` contains the items. */
export interface Each<Items extends string = never> {
    /**
     * Iterates over the items of a list, page by page: `each(client.things.list, { query: { limit: 100 } })`. The
     * arguments are those of the call.
     */
    <Given extends readonly unknown[], Item>(list: (...given: Given) => Promise<readonly Item[] | {
        readonly [Name in Items]: readonly Item[];
    }>, ...given: Given): AsyncIterableIterator<Item>;
}
/**
 * Iterates over the items of a list, page by page: `each(client.things.list, { query: { limit: 100 } })`. The arguments
 * are those of the call.
 */
export declare function each<Given extends readonly unknown[], Item>(list: (...given: Given) => Promise<readonly Item[]>, ...given: Given): AsyncIterableIterator<Item>;
