import { createHash } from "node:crypto";
import { equal, isIn } from "../../storage/select.ts";
import type { RowOf } from "../../storage/tables.ts";
import { type StoredTitle, fullTitle } from "../titles.ts";
import { type PageRow, currentText } from "./find-page.ts";
import { freeTitle } from "./free-title.ts";
import type { WikiUnit } from "./wiki-unit.ts";
import { expand, mostNodes, type Expanded, type Trees } from "../wikitext/expand.ts";
import type { PageFacts } from "../wikitext/page-facts.ts";
import { readFacts } from "../wikitext/read-facts.ts";
import { trackingNames } from "../wikitext/tracking-categories.ts";

/** Creates a page without a revision, which the caller must add. Uses the former id if it is given. */
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

/**
 * Returns the position of a title in the order of `random`. It depends only on the title, so that data sets are
 * reproducible.
 */
function randomOf(text: string): number {
  return createHash("sha1").update(text).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** Returns the content model of a new page, based on its title. */
export function modelOf({ ns, title }: StoredTitle): string {
  const [, ending = ""] = /\.(css|js|json)$/.exec(title) ?? [];
  const isCode = ns === 8 || (ns === 2 && title.includes("/"));
  return isCode && ending !== "" ? (ending === "js" ? "javascript" : ending) : "wikitext";
}

const mostRounds = 50;

/**
 * Expands all templates of a text. Loads unknown templates until all are known, because templates may use other
 * templates.
 */
export async function expandOn(unit: WikiUnit, text: string, page: StoredTitle): Promise<Expanded> {
  const trees: Trees = new Map();
  let nodes = 0;
  for (let round = 0; ; round++) {
    const expanded = expand(text, page, unit.texts, trees);
    nodes += expanded.nodes;
    if (expanded.unknown.size === 0 || round >= mostRounds || nodes > mostNodes) return expanded;
    for (const title of expanded.unknown) {
      const place = expanded.templates.get(title);
      unit.texts.set(title, place === undefined ? undefined : await currentText(unit, place));
    }
  }
}

export async function pageFactsOf(unit: WikiUnit, text: string, page: StoredTitle): Promise<PageFacts> {
  // If the page includes itself, the new text applies.
  unit.texts.set(fullTitle(page), text);
  const facts = readFacts(text, page, await expandOn(unit, text, page));
  const broken = trackingNames["broken-file-category"] ?? "";
  if (
    facts.files.length === 0 ||
    (await hasAll(unit, facts.files)) ||
    facts.categories.some(({ title }) => title === broken)
  )
    return facts;
  return {
    ...facts,
    categories: [...facts.categories, { title: broken, prefix: facts.properties["defaultsort"] ?? "" }],
  };
}

async function hasAll({ wiki }: WikiUnit, files: readonly string[]): Promise<boolean> {
  const where = [equal("files.state", "current"), isIn("files.title", files.slice(0, 500))];
  return (await wiki.count({ from: "files", where })) >= Math.min(500, files.length);
}
