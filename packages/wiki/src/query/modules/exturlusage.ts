import { allOf, anyOf, isIn } from "../../storage/select.ts";
import type { Site } from "../site/general.ts";
import { fromToken, keyOf, tokenOf, when } from "../reading/conditions.ts";
import { expanded, externalParts } from "../shared/external-links.ts";
import { type ParametersOf, generatingList } from "../reading/module.ts";
import { asked } from "../reading/members.ts";
import { pageColumns, titled } from "../shared/pages.ts";
import { listRows } from "../reading/reading.ts";

const key = keyOf(false, "external_links.id");
const columns = [...key.columns, "external_links.url", ...pageColumns] as const;
const joins = [{ table: "pages", on: [["pages.id", "external_links.source"]] }] as const;

/** Lists the external links of all pages in the order in which they were stored. */
export const exturlusage = (site: Site) =>
  generatingList(site, {
    read: (parameters: ParametersOf<"exturlusage">) => {
      const { namespace = [], limit, continue: at } = parameters;
      const where = [anyOf(...externalParts(parameters).map((part) => allOf(...part))), ...fromToken(key, at)];
      const rows = listRows<(typeof columns)[number]>(
        site,
        key,
        limit,
        { from: "external_links", joins, columns, where },
        when(namespace.length > 0, isIn("pages.ns", namespace)),
      );
      return { rows, tokenAt: (row) => tokenOf(key, row) };
    },
    itemOf: (row, { prop, expandurl }) =>
      asked(prop, {
        ids: { pageid: row["pages.id"] },
        title: titled({ ns: row["pages.ns"], title: row["pages.title"] }),
        url: { url: expanded(row["external_links.url"], expandurl) },
      }),
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
  });
