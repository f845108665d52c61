import { equal } from "../../storage/select.ts";
import type { Site } from "../site/general.ts";
import { fromToken, keyOf, tokenOf } from "../reading/conditions.ts";
import { type ParametersOf, generatingList } from "../reading/module.ts";
import { asked } from "../reading/members.ts";
import { pageColumns, titled } from "../shared/pages.ts";
import { listRows } from "../reading/reading.ts";

const columns = ["page_properties.page", "page_properties.value", ...pageColumns] as const;
const joins = [{ table: "pages", on: [["pages.id", "page_properties.page"]] }] as const;

/** Lists the pages with a given property, by id. */
export const pageswithprop = (site: Site) =>
  generatingList(site, {
    read: ({ propname, limit, dir, continue: at }: ParametersOf<"pageswithprop">) => {
      const key = keyOf(dir === "descending", "page_properties.page");
      const where = [equal("page_properties.name", propname), ...fromToken(key, at === "" ? undefined : at)];
      return {
        rows: listRows<(typeof columns)[number]>(site, key, limit, { from: "page_properties", joins, columns, where }),
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
