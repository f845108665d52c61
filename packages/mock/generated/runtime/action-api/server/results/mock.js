import { mockHandlers as generalMock } from "../../../query/server/results/mock.js";
import { interwikis } from "./interwikis.js";
import { siteNames } from "./site-names.js";
import { mockPageSet } from "./mock-page-set.js";
import { mockSite } from "./mock-site.js";
/** The handlers, and examples for modules without one, of a site with titles and namespaces. */
export function mockHandlers(table, results, handlers, options = {}) {
    const site = {
        ...siteNames,
        pageSet: ({ fields }) => mockPageSet(fields, mockSite(options.interwikis ?? interwikis, options.stored)),
    };
    return generalMock(table, results, handlers, options, site);
}
