import type { Handlers, Handler } from "../../../query/server/handlers.js";
import { mockHandlers as generalMock } from "../../../query/server/results/mock.js";
import type { Site } from "../../../query/server/results/sample.js";
import type { ResultTable, Field } from "../../../query/server/results/table.js";
import type { MockOptions } from "../options.js";
import type { Table } from "../../../query/server/table.js";
import { interwikis, siteNames, mockSite } from "./mock-site.js";
import { pageSetOf } from "../page-set/page-set.js";
import type { PageSite } from "../page-set/read-title.js";

/** Returns the handlers of a site with titles and namespaces. Modules without a handler return examples. */
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

/** Returns the page set of the mock site. Members that the service does not document are omitted. */
function mockPageSet(fields: readonly Field[], site: PageSite): Handler {
  const find = pageSetOf(site);
  const known = new Set(["pages", ...fields.map(({ name }) => name)]);
  return async (named, context) => {
    const found = (await find(named, context)) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.entries(found).filter(([name]) => known.has(name)));
  };
}
