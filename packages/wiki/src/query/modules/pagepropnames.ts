import type { Site } from "../site/general.ts";
import { fromToken, keyOf, tokenOf } from "../reading/conditions.ts";
import { type ParametersOf, listModule } from "../reading/module.ts";
import { distinctRows } from "../reading/reading.ts";

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
