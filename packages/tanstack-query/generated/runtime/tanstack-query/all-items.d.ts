/** Returns the items of all pages in order: `useInfiniteQuery({ ...things.list.pages(), select: allItems })`. */
export declare function allItems<Item>({ pages }: {
    readonly pages: readonly {
        readonly items: readonly Item[];
    }[];
}): Item[];
