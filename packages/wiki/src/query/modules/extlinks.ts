import { allOf, anyOf, isIn, type Selected } from "../../storage/select.ts";
import type { Site } from "../site/general.ts";
import { expanded, externalParts } from "../shared/external-links.ts";
import { fromToken, keyOf, tokenOf } from "../reading/conditions.ts";
import { pageBy } from "../shared/of-pages.ts";
import { existingPages } from "../shared/pages.ts";
import { type ParametersOf, propertyModule } from "../reading/module.ts";
import { type Reading, listRows } from "../reading/reading.ts";

const key = keyOf(false, "external_links.id");
const columns = ["external_links.id", "external_links.source", "external_links.url"] as const;
type Row = Selected<(typeof columns)[number]>;

/** Lists the external links of pages in the order in which they were stored. */
export const extlinks = (site: Site) =>
  propertyModule({
    read: (parameters: ParametersOf<"extlinks">, { pages }): Reading<Row> => {
      const where = [
        isIn("external_links.source", [...existingPages(pages).keys()]),
        ...fromToken(key, parameters.continue),
      ];
      const filters = [anyOf(...externalParts(parameters).map((part) => allOf(...part)))];
      return {
        rows: listRows<(typeof columns)[number]>(
          site,
          key,
          parameters.limit,
          { from: "external_links", columns, where },
          filters,
        ),
        tokenAt: (row) => tokenOf(key, row),
      };
    },
    pagesIn: pageBy("external_links.source"),
    membersOf: (row, { expandurl }) => ({ extlinks: [{ url: expanded(row["external_links.url"], expandurl) }] }),
  });
