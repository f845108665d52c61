import type { TagsItem } from "@kiln/server/query/results";
import { anyOf, atLeast, equal, moreThan } from "../../storage/select.ts";
import type { RowOf } from "../../storage/tables.ts";
import { html } from "../../content/difference-html.ts";
import type { HandlerOf } from "../reading/module.ts";
import { given, keyOf } from "../reading/conditions.ts";
import { bareRow, columnsOf, firstRows } from "../reading/reading.ts";
import { type Site, softwareTags } from "../site/general.ts";

type Row = RowOf<"tags">;

/** Lists change tags by name: those of the software, those that users may apply, and those that are in use. */
export function tags(site: Site): HandlerOf<"tags"> {
  return async ({ prop = [], limit, continue: at }, context) => {
    const rows = await rowsFrom(site, at, limit);
    const next = rows[limit];
    if (next !== undefined) context.continueWith(next.name);
    return { items: rows.slice(0, limit).map((row) => itemOf(row, prop)), limited: true };
  };
}

/** Returns the rows from a name on, up to one more than the limit: stored tags, and unused tags of the software. */
async function rowsFrom(site: Site, at: string | undefined, limit: number): Promise<readonly Row[]> {
  const key = keyOf(false, "tags.name");
  const isThere = anyOf(moreThan("tags.hits", 0), equal("tags.is_active", 1));
  const question = {
    from: "tags" as const,
    columns: columnsOf("tags") as typeof key.columns,
    where: [isThere, ...given(at, (name) => atLeast("tags.name", name))],
  };
  const stored = (await firstRows(site, key, limit, question)).map((row) => bareRow("tags", row));
  const names = new Set(stored.map(({ name }) => name));
  const others = Object.keys(softwareTags).filter((name) => !names.has(name) && (at === undefined || name >= at));
  const unused = others.map(
    (name): Row => ({ name, display_name: "", description: "", is_defined: 0, is_active: 0, sources: "", hits: 0 }),
  );
  return [...stored, ...unused].toSorted((one, other) => (one.name < other.name ? -1 : 1)).slice(0, limit + 1);
}

function itemOf(row: Row, asked: readonly string[]): TagsItem {
  const software = softwareTags[row.name];
  const isManual = row.is_active === 1;
  const isDefined = software !== undefined || isManual;
  const members: Readonly<Record<string, object>> = {
    displayname: { displayname: html(row.display_name || (software?.displayName ?? row.name)) },
    description: { description: row.description || (software?.description ?? "") },
    hitcount: { hitcount: row.hits },
    defined: { defined: isDefined },
    source: { source: [...(software === undefined ? [] : ["extension"]), ...(isManual ? ["manual"] : [])] },
    active: { active: isDefined },
  };
  return { name: row.name, ...Object.assign({}, ...asked.map((name) => members[name])) } as TagsItem;
}
