import { equal, isIn, isNotIn } from "../../storage/select.ts";
import { pagesNamed } from "../../content/titles.ts";
import { isoOf } from "../../content/timestamps.ts";
import type { Site } from "../site/general.ts";
import { hexOf, when } from "../reading/conditions.ts";
import { asked } from "../reading/members.ts";
import { pageBy, readOfPages } from "../shared/of-pages.ts";
import { titled } from "../shared/pages.ts";
import { type ParametersOf, generatingProperty } from "../reading/module.ts";

const category = 14;
const columns = [
  "category_links.source",
  "category_links.category",
  "category_links.sort_key",
  "category_links.sort_prefix",
  "category_links.timestamp",
  "categories.hidden",
] as const;

/** Lists the categories of pages. */
export const categories = (site: Site) =>
  generatingProperty(site, {
    read: (parameters: ParametersOf<"categories">, context) => {
      const { categories: names = [], show = [] } = parameters;
      const wanted = pagesNamed(names).filter(({ ns }) => ns === category);
      const where = [
        ...when(
          names.length > 0,
          isIn(
            "category_links.category",
            wanted.map(({ title }) => title),
          ),
        ),
        ...when(show.includes("hidden"), equal("categories.hidden", 1)),
        // A category without a row is not hidden.
        ...when(show.includes("!hidden"), {
          kind: "any",
          of: [isNotIn("categories.hidden", [1]), equal("categories.hidden", null)],
        }),
      ];
      const joins = [
        { table: "categories", on: [["categories.title", "category_links.category"]], optional: true },
      ] as const;
      const question = { from: "category_links", joins, columns, where } as const;
      return readOfPages<(typeof columns)[number]>(site, context, parameters, {
        key: ["category_links.source", "category_links.category"],
        question,
      });
    },
    pagesIn: pageBy("category_links.source"),
    membersOf: (row, { prop }) => ({
      categories: [
        {
          ...titled({ ns: category, title: row["category_links.category"] }),
          ...asked(prop, {
            sortkey: {
              sortkey: hexOf(row["category_links.sort_key"]),
              sortkeyprefix: row["category_links.sort_prefix"],
            },
            timestamp: { timestamp: isoOf(row["category_links.timestamp"]) },
            hidden: { hidden: row["categories.hidden"] === 1 },
          }),
        },
      ],
    }),
    targetOf: (row) => ({ kind: "title", ns: category, title: row["category_links.category"] }),
  });
