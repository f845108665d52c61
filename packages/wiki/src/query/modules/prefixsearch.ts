import { beginsWith, equal, type Selected } from "../../storage/select.ts";
import { pageColumns, pageOf, splitTitle } from "../shared/pages.ts";
import type { Site } from "../site/general.ts";
import { type ParametersOf, generatingList } from "../reading/module.ts";
import { type Reading, readRows } from "../reading/reading.ts";

/** Lists pages whose titles begin with a string, by title. */
export const prefixsearch = (site: Site) =>
  generatingList(site, {
    read: async ({ search, namespace, limit, offset }: ParametersOf<"prefixsearch">): Promise<Reading<Row>> => {
      const { ns, title } = splitTitle(search);
      // The real system searches the main namespace for an empty list.
      const namespaces = ns !== undefined ? [ns] : namespace.length > 0 ? namespace : [0];
      // The index contains the titles of one namespace after another.
      const rows: Row[] = [];
      for (const one of namespaces) {
        const where = [equal("pages.ns", one), beginsWith("pages.title", title)];
        rows.push(
          ...(await readRows(site, {
            from: "pages",
            columns: pageColumns,
            where,
            order: [{ column: "pages.title" }],
            limit: Math.min(Number.MAX_SAFE_INTEGER, offset + limit + 1),
          })),
        );
      }
      return {
        rows: rows.toSorted(byTitle).slice(offset, offset + limit + 1),
        tokenAt: () => offset + limit,
        continueWith: "offset",
      };
    },
    itemOf: pageOf,
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
    generated: (_, { offset }, place) => ({ index: offset + place + 1 }),
  });

type Row = Selected<(typeof pageColumns)[number]>;

/** Compares titles by their bytes. */
function byTitle(one: Row, other: Row): number {
  return (
    Buffer.compare(Buffer.from(one["pages.title"]), Buffer.from(other["pages.title"])) ||
    one["pages.ns"] - other["pages.ns"]
  );
}
