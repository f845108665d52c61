import { atLeast } from "../../storage/wiki/select.ts";
import type { TagsItem } from "@kiln/server/query/results";
import { html } from "../../html.ts";
import type { HandlerOf } from "../shared/handler-types.ts";
import { keyOf } from "../shared/key.ts";
import { bareRow, columnsOf } from "../shared/table-rows.ts";
import { takeList } from "../shared/take-list.ts";
import { given } from "../shared/given.ts";
import type { Site } from "../site.ts";

/** Change tags by name: those that were defined, and those that some change has. */
export function tags(site: Site): HandlerOf<"tags"> {
  return async ({ prop = [], limit, continue: at }, context) => {
    const key = keyOf(false, "tags.name");
    const question = { from: "tags" as const, columns: columnsOf("tags") as typeof key.columns, where: given(at, (name) => atLeast("tags.name", name)) };
    const rows = (await takeList(site, context, { key, limit, question })).map((row) => bareRow("tags", row));
    const asked: readonly string[] = prop;
    const items = rows.map((row) => {
      const isSoftware = row.name.startsWith("mw-");
      const members: Readonly<Record<string, object>> = {
        displayname: { displayname: html(row.display_name === "" ? row.name : row.display_name) },
        description: { description: row.description },
        hitcount: { hitcount: row.hits },
        defined: { defined: row.is_defined !== 0 || isSoftware },
        source: { source: [...(isSoftware ? ["extension"] : []), ...(row.is_defined === 0 ? [] : ["manual"])] },
        active: { active: row.is_active !== 0 || isSoftware },
      };
      return { name: row.name, ...Object.assign({}, ...asked.map((name) => members[name])) } as TagsItem;
    });
    return { items, limited: true };
  };
}
