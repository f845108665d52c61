import { mockHandlers as generalMock } from "../../../query/server/results/mock.js";
import { siteNames } from "./site-names.js";
import { mockPageSet } from "./mock-page-set.js";
/** The addresses of other sites where no other ones are given. */
const interwikis = { wikipedia: "https://wikipedia.example/wiki/$1" };
/** The handlers, and examples for modules without one, of a site with titles and namespaces. */
export function mockHandlers(table, results, handlers, options = {}) {
    const site = { ...siteNames, pageSet: ({ fields }) => mockPageSet(fields, options.interwikis ?? interwikis) };
    return generalMock(table, results, handlers, options, site);
}
