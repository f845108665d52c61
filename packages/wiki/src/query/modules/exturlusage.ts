import { allOf, anyOf, isIn } from "../../storage/select.ts";
import type { Site } from "../site.ts";
import { when } from "../shared/conditions.ts";
import { expanded, externalParts } from "../shared/external-links.ts";
import { fromToken, keyOf, tokenOf } from "../shared/keys.ts";
import { generatingList } from "../shared/list-module.ts";
import { asked } from "../shared/members.ts";
import { pageColumns, titled } from "../shared/pages.ts";
import type { ParametersOf } from "../shared/handlers-of.ts";
import { listRows } from "../shared/rows.ts";

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
