/** The items of a list, page after page: `each(client.things.list, { query: { limit: 100 } })`, with the arguments of the call. */
export declare function each<Given extends readonly unknown[], Item>(list: (...given: Given) => Promise<readonly Item[]>, ...given: Given): AsyncIterableIterator<Item>;
