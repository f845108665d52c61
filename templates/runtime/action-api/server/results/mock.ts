import type { Handlers } from "../../../query/server/handlers.js";
import { mockHandlers as generalMock } from "../../../query/server/results/mock.js";
import type { Site } from "../../../query/server/results/site.js";
import type { ResultTable } from "../../../query/server/results/table.js";
import type { MockOptions } from "../options.js";
import type { Table } from "../../../query/server/table.js";
import { interwikis } from "./interwikis.js";
import { siteNames } from "./site-names.js";
import { mockPageSet } from "./mock-page-set.js";
import { mockSite } from "./mock-site.js";

/** The handlers, and examples for modules without one, of a site with titles and namespaces. */
export function mockHandlers(
  table: Table,
  results: ResultTable,
  handlers: Handlers,
  options: MockOptions = {},
): Handlers {
  const site: Site = {
    ...siteNames,
    pageSet: ({ fields }) => mockPageSet(fields, mockSite(options.interwikis ?? interwikis, options.stored)),
  };
  return generalMock(table, results, handlers, options, site);
}
