import type { Context, HandlersByModule } from "@kiln/server/query";
import { atLeast, isIn } from "../../storage/select.ts";
import type { Site } from "../site/general.ts";
import { categoryColumns, linkablePages, sizesOf } from "../shared/pages.ts";
import { given } from "../reading/conditions.ts";
import type { ParametersOf } from "../reading/module.ts";
import { readRows } from "../reading/reading.ts";

const category = 14;

/** Returns the sizes of the categories among the pages, in a single response. */
export const categoryinfo = (site: Site) =>
  ({
    module: async ({ continue: at }: ParametersOf<"categoryinfo">, { pages }: Context) => {
      const asked = linkablePages(pages).filter(({ ns }) => ns === category);
      const rows = await readRows(site, {
        from: "categories",
        columns: categoryColumns,
        where: [
          isIn(
            "categories.title",
            asked.map(({ title }) => title),
          ),
          ...given(at, (first) => atLeast("categories.title", first)),
        ],
      });
      const byTitle = new Map(
        rows.map((row) => [
          row["categories.title"],
          { categoryinfo: { ...sizesOf(row), hidden: row["categories.hidden"] === 1 } },
        ]),
      );
      return asked.flatMap(({ page, title }) => (byTitle.has(title) ? [[page, byTitle.get(title)!] as const] : []));
    },
  }) satisfies { readonly module: HandlersByModule["categoryinfo"] };
