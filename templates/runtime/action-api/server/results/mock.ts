import type { Handlers } from "../../../query/server/handlers.js";
import { mockHandlers as generalMock } from "../../../query/server/results/mock.js";
import type { NamedText, Site } from "../../../query/server/results/site.js";
import type { ResultTable } from "../../../query/server/results/table.js";
import type { Table } from "../../../query/server/table.js";
import { mockPageSet } from "./mock-page-set.js";
import { idOf, titleOf } from "./titles.js";

const texts: readonly NamedText[] = [
  [/url|href|server$/i, (number) => `https://example.org/wiki/Example_${number}`],
  [/contentmodel/i, () => "wikitext"],
  [/contentformat/i, () => "text/x-wiki"],
];

const site: Site = { texts, titleOf, idMember: "pageid", idOf, pageSet: mockPageSet };

/** The handlers, and examples for modules without one, of a site with titles and namespaces. */
export function mockHandlers(table: Table, results: ResultTable, handlers: Handlers): Handlers {
  return generalMock(table, results, handlers, site);
}
