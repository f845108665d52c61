/** Never retries, because the client has already done so. */
const retry = () => false;
/** Returns the options of a read operation. `isReady` is false while an argument is missing. */
export function readOptions(key, isReady, ask) {
    return {
        queryKey: key,
        queryFn: async ({ signal }) => ask(ready(key, isReady, signal)),
        retry,
        ...(isReady ? {} : { enabled: false }),
    };
}
export function pageOptions(key, isReady, ask, nextOf) {
    return {
        queryKey: [...key, "pages"],
        queryFn: async ({ signal, pageParam }) => ask(ready(key, isReady, signal), pageParam),
        initialPageParam: null,
        getNextPageParam: (last) => nextOf(last),
        retry,
        ...(isReady ? {} : { enabled: false }),
    };
}
/** Rejects missing arguments, because suspense hooks ignore `enabled`. */
function ready(key, isReady, signal) {
    if (!isReady)
        throw new TypeError(`An argument of ${key.slice(0, 3).join(".")} is undefined: wait until it is set`);
    return signal;
}
/** Returns the items of all pages in order: `useInfiniteQuery({ ...things.list.pages(), select: allItems })`. */
export function allItems({ pages }) {
    return pages.flatMap(({ items }) => items);
}
