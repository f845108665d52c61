import { mockHandlers as generalMock } from "../../../query/server/results/mock.js";
import { interwikis } from "./interwikis.js";
import { siteNames } from "./site-names.js";
import { mockSite } from "./mock-site.js";
import { pageSetOf } from "../page-set/page-set.js";
/** The handlers, and examples for modules without one, of a site with titles and namespaces. */
export function mockHandlers(table, results, handlers, options = {}) {
    const site = {
        ...siteNames,
        pageSet: ({ fields }) => mockPageSet(fields, mockSite(options.interwikis ?? interwikis, options.stored)),
    };
    return generalMock(table, results, handlers, options, site);
}
/** Pages that a request names, of the made-up site. What the service does not describe beside them is left out. */
function mockPageSet(fields, site) {
    const find = pageSetOf(site);
    const known = new Set(["pages", ...fields.map(({ name }) => name)]);
    return async (named, context) => {
        const found = (await find(named, context));
        return Object.fromEntries(Object.entries(found).filter(([name]) => known.has(name)));
    };
}
