import { mockHandlers as generalMock } from "../../../query/server/results/mock.js";
import { interwikis, siteNames, mockSite } from "./mock-site.js";
import { pageSetOf } from "../page-set/page-set.js";
/** Returns the handlers of a site with titles and namespaces. Modules without a handler return examples. */
export function mockHandlers(table, results, handlers, options = {}) {
    const site = {
        ...siteNames,
        pageSet: ({ fields }) => mockPageSet(fields, mockSite(options.interwikis ?? interwikis, options.stored)),
    };
    return generalMock(table, results, handlers, options, site);
}
/** Returns the page set of the mock site. Members that the service does not document are omitted. */
function mockPageSet(fields, site) {
    const find = pageSetOf(site);
    const known = new Set(["pages", ...fields.map(({ name }) => name)]);
    return async (named, context) => {
        const found = (await find(named, context));
        return Object.fromEntries(Object.entries(found).filter(([name]) => known.has(name)));
    };
}
