import type { Context, HandlersByModule } from "@kiln/server/query";
import { atLeast, isIn } from "../../storage/select.ts";
import type { Site } from "../site/general.ts";
import { given, when } from "../reading/conditions.ts";
import { existingPages } from "../shared/pages.ts";
import type { ParametersOf } from "../reading/module.ts";
import { readRows } from "../reading/reading.ts";

const columns = ["page_properties.page", "page_properties.name", "page_properties.value"] as const;

/** Returns the properties of pages by name, in a single response. */
export const pageprops = (site: Site) =>
  ({
    module: async ({ prop = [], continue: at }: ParametersOf<"pageprops">, { pages }: Context) => {
      const existing = existingPages(pages);
      const where = [
        isIn("page_properties.page", [...existing.keys()]),
        ...given(at === "" ? undefined : at, (id) => atLeast("page_properties.page", Number(id))),
        ...when(prop.length > 0, isIn("page_properties.name", prop)),
      ];
      const rows = await readRows(site, {
        from: "page_properties",
        columns,
        where,
        order: [{ column: "page_properties.page" }, { column: "page_properties.name" }],
      });
      return [...Map.groupBy(rows, (row) => row["page_properties.page"])].map(([id, some]) => {
        const pageprops = Object.fromEntries(
          some.map((row) => [row["page_properties.name"], row["page_properties.value"]]),
        );
        return [existing.get(id)!, { pageprops }] as const;
      });
    },
  }) satisfies { readonly module: HandlersByModule["pageprops"] };
