import { pageSetOf } from "../page-set/page-set.js";
/** Pages that a request names, of the made-up site. What the service does not describe beside them is left out. */
export function mockPageSet(fields, site) {
    const find = pageSetOf(site);
    const known = new Set(["pages", ...fields.map(({ name }) => name)]);
    return async (named, context) => {
        const found = (await find(named, context));
        return Object.fromEntries(Object.entries(found).filter(([name]) => known.has(name)));
    };
}
