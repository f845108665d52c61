import { atLeast, atMost } from "../../storage/select.ts";
import { spaced } from "../../content/titles.ts";
import type { Site } from "../site/general.ts";
import { fromToken, given, keyOf, titlesIn, tokenOf } from "../reading/conditions.ts";
import { type ParametersOf, generatingList } from "../reading/module.ts";
import { asked } from "../reading/members.ts";
import { listRows } from "../reading/reading.ts";
import { categoryColumns, sizesOf } from "../shared/pages.ts";

const category = 14;

/** Lists the categories of the site by name. */
export const allcategories = (site: Site) =>
  generatingList(site, {
    read: ({ from, to, prefix, min, max, limit, dir, continue: at }: ParametersOf<"allcategories">) => {
      const key = keyOf(dir === "descending", "categories.title");
      const where = [...fromToken(key, at), ...titlesIn("categories.title", { from, to, prefix }, key.descending)];
      const filters = [
        ...given(min, (least) => atLeast("categories.pages", least)),
        ...given(max, (most) => atMost("categories.pages", most)),
      ];
      const rows = listRows(site, key, limit, { from: "categories", columns: categoryColumns, where }, filters);
      return { rows, tokenAt: (row) => tokenOf(key, row) };
    },
    itemOf: (row, { prop }) => ({
      category: spaced(row["categories.title"]),
      ...asked(prop, { size: sizesOf(row), hidden: { hidden: row["categories.hidden"] === 1 } }),
    }),
    targetOf: (row) => ({ kind: "title", ns: category, title: row["categories.title"] }),
  });
