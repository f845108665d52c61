import type { Context, HandlersByModule } from "@kiln/server/query";
import { atLeast, equal, isIn } from "../../storage/select.ts";
import type { Site } from "../site/general.ts";
import { fromToken, given, keyOf, tokenOf, when } from "../reading/conditions.ts";
import { existingPages, pageColumns, titled } from "../shared/pages.ts";
import { type ParametersOf, asked, generatingList, listModule } from "../reading/module.ts";
import { distinctRows, listRows, readRows } from "../reading/reading.ts";

const columns = ["page_properties.page", "page_properties.name", "page_properties.value"] as const;

/** Returns the properties of pages by name, in a single response. */
export const pageprops = (site: Site) =>
  ({
    module: async ({ prop = [], continue: at }: ParametersOf<"pageprops">, { pages }: Context) => {
      const existing = existingPages(pages);
      const where = [
        isIn("page_properties.page", [...existing.keys()]),
        ...given(at === "" ? undefined : at, (id) => atLeast("page_properties.page", Number(id))),
        ...when(prop.length > 0, isIn("page_properties.name", prop)),
      ];
      const rows = await readRows(site, {
        from: "page_properties",
        columns,
        where,
        order: [{ column: "page_properties.page" }, { column: "page_properties.name" }],
      });
      return [...Map.groupBy(rows, (row) => row["page_properties.page"])].map(([id, some]) => {
        const pageprops = Object.fromEntries(
          some.map((row) => [row["page_properties.name"], row["page_properties.value"]]),
        );
        return [existing.get(id)!, { pageprops }] as const;
      });
    },
  }) satisfies { readonly module: HandlersByModule["pageprops"] };

const key = keyOf(false, "page_properties.name");

/** Lists the names of page properties. */
export const pagepropnames = (site: Site) =>
  listModule({
    read: ({ limit, continue: at }: ParametersOf<"pagepropnames">) => {
      const rows = distinctRows(site, key, limit, {
        from: "page_properties",
        columns: key.columns,
        where: fromToken(key, at),
      });
      return { rows, tokenAt: (row) => tokenOf(key, row) };
    },
    itemOf: (row) => ({ propname: row["page_properties.name"] }),
  });

const pageColumnsWithValue = ["page_properties.page", "page_properties.value", ...pageColumns] as const;
const joins = [{ table: "pages", on: [["pages.id", "page_properties.page"]] }] as const;

/** Lists the pages with a given property, by id. */
export const pageswithprop = (site: Site) =>
  generatingList(site, {
    read: ({ propname, limit, dir, continue: at }: ParametersOf<"pageswithprop">) => {
      const key = keyOf(dir === "descending", "page_properties.page");
      const where = [equal("page_properties.name", propname), ...fromToken(key, at === "" ? undefined : at)];
      return {
        rows: listRows<(typeof pageColumnsWithValue)[number]>(site, key, limit, {
          from: "page_properties",
          joins,
          columns: pageColumnsWithValue,
          where,
        }),
        tokenAt: (row) => tokenOf(key, row),
      };
    },
    itemOf: (row, { prop }) =>
      asked(prop, {
        ids: { pageid: row["pages.id"] },
        title: titled({ ns: row["pages.ns"], title: row["pages.title"] }),
        value: { value: row["page_properties.value"] },
      }),
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
  });
