import type { Context, HandlersByModule } from "@kiln/server/query";
import { atLeast, isIn } from "../../storage/select.ts";
import type { Site } from "../site.ts";
import { categoryColumns, sizesOf } from "../shared/category-sizes.ts";
import { given } from "../shared/given.ts";
import type { ParametersOf } from "../shared/handlers-of.ts";
import { linkablePages } from "../shared/pages.ts";
import { readRows } from "../shared/rows.ts";

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
