/** One page of a list. */
export interface ItemsPage<Item, Start> {
    readonly items: readonly Item[];
    /** The start of the next page, or null after the last. */
    readonly next: Start | null;
}
/** The type of an iterator's items. */
export type EachOf<Iterator> = Iterator extends AsyncIterable<infer One> ? One : never;
