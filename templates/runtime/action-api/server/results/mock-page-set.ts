import type { Handler } from "../../../query/server/handlers.js";
import type { Field } from "../../../query/server/results/table.js";
import { pageSetOf } from "../page-set/page-set.js";
import type { PageSite } from "../page-set/site.js";

/** Pages that a request names, of the made-up site. What the service does not describe beside them is left out. */
export function mockPageSet(fields: readonly Field[], site: PageSite): Handler {
  const find = pageSetOf(site);
  const known = new Set(["pages", ...fields.map(({ name }) => name)]);
  return async (named, context) => {
    const found = (await find(named, context)) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.entries(found).filter(([name]) => known.has(name)));
  };
}
