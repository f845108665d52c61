/** Returns the items of all pages in order: `useInfiniteQuery({ ...things.list.pages(), select: allItems })`. */
export function allItems({ pages }) {
    return pages.flatMap(({ items }) => items);
}
