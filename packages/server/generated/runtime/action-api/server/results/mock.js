import { mockHandlers as generalMock } from "../../../query/server/results/mock.js";
import { mockPageSet } from "./mock-page-set.js";
import { idOf, titleOf } from "./titles.js";
const texts = [
    [/url|href|server$/i, (number) => `https://example.org/wiki/Example_${number}`],
    [/contentmodel/i, () => "wikitext"],
    [/contentformat/i, () => "text/x-wiki"],
];
/** The addresses of other sites where no other ones are given. */
const interwikis = { wikipedia: "https://wikipedia.example/wiki/$1" };
/** The handlers, and examples for modules without one, of a site with titles and namespaces. */
export function mockHandlers(table, results, handlers, options = {}) {
    const site = { texts, titleOf, idMember: "pageid", idOf, lastMember: "lastrevid", pageSet: ({ fields }) => mockPageSet(fields, options.interwikis ?? interwikis) };
    return generalMock(table, results, handlers, options, site);
}
