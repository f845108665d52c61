import type { Context } from "@kiln/server/query";
import { anyOf, different, equal, from, isIn, moreThan, type Condition } from "../../storage/select.ts";
import { pageNamed } from "../../content/titles.ts";
import { isoOf, storedMoment } from "../../content/timestamps.ts";
import { type HandlerOf, type ParametersOf, generate, takeList } from "../reading/module.ts";
import { fromToken, given, keyOf } from "../reading/conditions.ts";
import { titled } from "../shared/pages.ts";
import { bareRow, columnsOf } from "../reading/reading.ts";
import { watcherOf } from "../shared/page-info.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"watchlistraw">;

/** Lists the titles on a watchlist, by namespace and title. */
export function watchlistraw(site: Site): HandlerOf<"watchlistraw"> {
  return async (parameters, context) => {
    const withMoment = parameters.prop?.includes("changed") === true;
    const rows = await found(site, parameters, context);
    return {
      watchlistraw: rows.map((row) => ({
        ...titled(row),
        ...(withMoment && row.notified !== null ? { changed: isoOf(row.notified) } : {}),
      })),
    };
  };
}

export function generatedByWatchlistraw(site: Site) {
  return async (parameters: Parameters, context: Context) => {
    const rows = await found(site, parameters, context);
    return generate(site, context, { rows, tokenAt: () => "" }, rows.length, ({ ns, title }) => ({
      target: { kind: "title", ns, title },
      members: undefined,
    }));
  };
}

async function found(site: Site, parameters: Parameters, context: Context) {
  const { limit, namespace, show = [], fromtitle, totitle } = parameters;
  const descending = parameters.dir === "descending";
  const key = keyOf(descending, "watched.ns", "watched.title");
  const where: readonly Condition[] = [
    equal("watched.account", await watcherOf(site, parameters, context)),
    ...fromToken(key, parameters.continue),
    ...edge(fromtitle, descending),
    ...edge(totitle, !descending),
    ...given(namespace, (ids) => isIn("watched.ns", ids)),
    ...(show.includes("changed") ? [different("watched.notified", null)] : []),
    ...(show.includes("!changed") ? [equal("watched.notified", null)] : []),
    anyOf(equal("watched.expiry", null), moreThan("watched.expiry", storedMoment(site.now()))),
  ];
  const rows = await takeList(site, context, {
    key,
    limit,
    question: { from: "watched", columns: columnsOf("watched") as typeof key.columns, where },
  });
  return rows.map((row) => bareRow("watched", row));
}

function edge(text: string | undefined, descending: boolean): readonly Condition[] {
  const page = text === undefined ? undefined : pageNamed(text);
  return page === undefined
    ? []
    : [
        from(
          { column: "watched.ns", value: page.ns, descending },
          { column: "watched.title", value: page.title, descending },
        ),
      ];
}
