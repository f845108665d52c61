import { atLeast, atMost, isIn } from "../../storage/select.ts";
import { spaced } from "../../content/titles.ts";
import { trackingNames } from "../../content/wikitext/page-facts.ts";
import { categoryColumns, sizesOf } from "../shared/pages.ts";
import { fromToken, given, keyOf, tokenOf } from "../reading/conditions.ts";
import { type ParametersOf, generatingList } from "../reading/module.ts";
import { asked } from "../reading/members.ts";
import { listRows } from "../reading/reading.ts";
import type { Site } from "../site/general.ts";

const category = 14;
const key = keyOf(false, "categories.title");
const messageOf = new Map(Object.entries(trackingNames).map(([message, title]) => [title, message]));

/**
 * Lists the software's tracking categories by title (decided: D-452). Categories without members and without a page are
 * not stored.
 */
export const trackingcategories = (site: Site) =>
  generatingList(site, {
    read: ({
      trackingcatname: names = Object.keys(trackingNames),
      min,
      max,
      limit,
      continue: at,
    }: ParametersOf<"trackingcategories">) => {
      const titles = names.flatMap((name) => (Object.hasOwn(trackingNames, name) ? (trackingNames[name] ?? []) : []));
      const where = [
        isIn("categories.title", titles),
        ...fromToken(key, at),
        ...given(min, (least) => atLeast("categories.pages", least)),
        ...given(max, (most) => atMost("categories.pages", most)),
      ];
      return {
        rows: listRows<(typeof categoryColumns)[number]>(site, key, limit, {
          from: "categories",
          columns: categoryColumns,
          where,
        }),
        tokenAt: (row) => tokenOf(key, row),
      };
    },
    itemOf: (row, { prop }) => ({
      category: spaced(row["categories.title"]),
      ...asked(prop, { size: sizesOf(row), hidden: { hidden: row["categories.hidden"] === 1 } }),
      trackingcatname: messageOf.get(row["categories.title"]) ?? "",
    }),
    targetOf: (row) => ({ kind: "title", ns: category, title: row["categories.title"] }),
  });
