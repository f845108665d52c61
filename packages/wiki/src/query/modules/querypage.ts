import type { Context } from "@kiln/server/query";
import { isoOf } from "../../content/timestamps.ts";
import type { Entry } from "../query-pages/query-page.ts";
import { queryPages } from "../query-pages/query-pages.ts";
import { type HandlerOf, type ParametersOf, generate } from "../reading/module.ts";
import { only } from "../reading/members.ts";
import { titled } from "../shared/pages.ts";
import { type Reading, inBackground, takeRows } from "../reading/reading.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"querypage">;

/** The maximum length of a list. It is limited because skipped rows must be read too (decided: D-450). */
const mostEntries = 10_000;

/** Lists the entries of a special page. They are computed on request. */
export function querypage(site: Site): HandlerOf<"querypage"> {
  return async (parameters, context) => {
    const { rows, tokenAt, continueWith } = await entries(site, parameters);
    const { taken, left } = await takeRows(rows, parameters.limit);
    if (left !== undefined) context.continueWith(tokenAt(left), continueWith);
    return { querypage: { name: parameters.page, results: taken.map(resultOf) } };
  };
}

export function generatedByQuerypage(site: Site) {
  return async (parameters: Parameters, context: Context) =>
    generate<Entry, object>(site, context, await entries(site, parameters), parameters.limit, ({ ns, title }) => ({
      target: { kind: "title", ns, title },
      members: undefined,
    }));
}

async function entries(site: Site, { page, offset, limit }: Parameters): Promise<Reading<Entry>> {
  const start = Math.max(0, offset);
  const wanted = Math.min(limit + 1, mostEntries - start);
  const rows = wanted <= 0 ? [] : await queryPages[page](inBackground(site), start, wanted);
  return { rows, tokenAt: () => start + limit, continueWith: "offset" };
}

function resultOf({ value, isMoment = false, databaseResult, ...page }: Entry) {
  return {
    ...(value === undefined ? {} : { value, ...only(isMoment, { timestamp: isoOf(value) }) }),
    ...titled(page),
    ...(databaseResult === undefined ? {} : { databaseResult }),
  };
}
