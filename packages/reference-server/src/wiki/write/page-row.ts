import { createHash } from "node:crypto";
import { equal } from "../../storage/wiki/select.ts";
import type { RowOf } from "../../storage/wiki/tables.ts";
import type { StoredTitle } from "../titles.ts";
import type { PageRow } from "./find-page.ts";
import { freeTitle } from "./free-title.ts";
import type { WikiUnit } from "./wiki-unit.ts";

/** A page without a revision, which has to follow; under an id that it had before, where one is given. */
export async function createPage(
  unit: WikiUnit,
  { ns, title }: StoredTitle,
  timestamp: string,
  model = "wikitext",
  former?: number,
): Promise<PageRow> {
  const row: Omit<RowOf<"pages">, "id"> = {
    ns,
    title,
    is_redirect: 0,
    is_new: 1,
    touched: timestamp,
    length: 0,
    latest: 0,
    model,
    language: "en",
    random: randomOf(`${ns}:${title}`),
  };
  const { wiki } = unit;
  await freeTitle(unit, row);
  if (former !== undefined) await wiki.restore("pages", [{ id: former, ...row }]);
  const [id = 0] = former === undefined ? await wiki.create("pages", [row]) : [former];
  return { id, ...row };
}

export async function updatePage(
  { wiki }: WikiUnit,
  id: number,
  values: Partial<Omit<RowOf<"pages">, "id">>,
): Promise<void> {
  await wiki.update("pages", values, [equal("pages.id", id)]);
}

/** Where a title stands in the order of `random`: the same in each database, so that a world is the same each time it is made. */
function randomOf(text: string): number {
  return createHash("sha1").update(text).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** The content model of a new page, by its title. */
export function modelOf({ ns, title }: StoredTitle): string {
  const [, ending = ""] = /\.(css|js|json)$/.exec(title) ?? [];
  const isCode = ns === 8 || (ns === 2 && title.includes("/"));
  return isCode && ending !== "" ? (ending === "js" ? "javascript" : ending) : "wikitext";
}
