import { pageOfId } from "./titles.js";
/** The titles of so many pages are known that are not the examples' own. */
const most = 10_000;
export function createPagesById() {
    const named = new Map();
    return {
        remember(page) {
            if (page.pageid === undefined || pageOfId(page.pageid) !== undefined)
                return page;
            if (named.size === most)
                named.clear();
            named.set(page.pageid, page);
            return page;
        },
        find: (id) => (id > 0 ? (pageOfId(id) ?? named.get(id)) : undefined) ?? { pageid: id, missing: true },
    };
}
