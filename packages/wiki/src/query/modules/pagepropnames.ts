import type { Site } from "../site.ts";
import { fromToken, keyOf, tokenOf } from "../shared/keys.ts";
import { listModule } from "../shared/list-module.ts";
import type { ParametersOf } from "../shared/handlers-of.ts";
import { distinctRows } from "../shared/rows.ts";

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
