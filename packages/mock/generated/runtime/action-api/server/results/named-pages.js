/** So many pages are remembered. */
const most = 10_000;
export function createNamedPages() {
    const pages = new Map();
    return {
        remember(page) {
            if (page.pageid === undefined)
                return page;
            if (pages.size === most)
                pages.clear();
            pages.set(page.pageid, page);
            return page;
        },
        find: (id) => pages.get(id),
    };
}
