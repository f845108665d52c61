/** One page of a list. */
export interface ItemsPage<Item, Start> {
    readonly items: readonly Item[];
    /** Where the list goes on; null after the last page. */
    readonly next: Start | null;
}
/** What an iterator gives. */
export type EachOf<Iterator> = Iterator extends AsyncIterable<infer One> ? One : never;
