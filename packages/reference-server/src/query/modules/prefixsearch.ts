import { beginsWith, isIn, type Selected } from "../../storage/wiki/select.ts";
import { splitTitle } from "../shared/split-title.ts";
import type { Site } from "../site.ts";
import { generatingList } from "../shared/list-module.ts";
import { pageColumns, pageOf } from "../shared/pages.ts";
import type { ParametersOf } from "../shared/handler-types.ts";
import type { Reading } from "../shared/reading.ts";
import { readRows } from "../shared/rows.ts";

/** Pages whose titles begin with a text, in the order of their titles. */
export const prefixsearch = (site: Site) =>
  generatingList(site, {
    read: async ({ search, namespace, limit, offset }: ParametersOf<"prefixsearch">): Promise<Reading<Selected<(typeof pageColumns)[number]>>> => {
      const { ns, title } = splitTitle(search);
      const where = [isIn("pages.ns", ns === undefined ? namespace : [ns]), beginsWith("pages.title", title)];
      const order = [{ column: "pages.title" }, { column: "pages.ns" }] as const;
      const rows = await readRows(site, { from: "pages", columns: pageColumns, where, order, limit: offset + limit + 1 });
      return { rows: rows.slice(offset), tokenAt: () => offset + limit, continueWith: "offset" };
    },
    itemOf: pageOf,
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
    generated: (_, { offset }, place) => ({ index: offset + place + 1 }),
  });
