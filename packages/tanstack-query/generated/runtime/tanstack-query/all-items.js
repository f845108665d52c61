/** The items of all pages, one after another: `useInfiniteQuery({ ...things.list.pages(), select: allItems })`. */
export function allItems({ pages }) {
    return pages.flatMap(({ items }) => items);
}
