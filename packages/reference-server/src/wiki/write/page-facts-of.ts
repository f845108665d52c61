import { equal, isIn } from "../../storage/wiki/select.ts";
import { fullTitle, type StoredTitle } from "../titles.ts";
import { expand, mostNodes, type Expanded, type Trees } from "../wikitext/expand.ts";
import type { PageFacts } from "../wikitext/page-facts.ts";
import { readFacts } from "../wikitext/read-facts.ts";
import { trackingNames } from "../wikitext/tracking-categories.ts";
import { currentText } from "./find-page.ts";
import type { WikiUnit } from "./wiki-unit.ts";

const mostRounds = 50;

/** A text with all templates in place. Templates name others, so that the unknown ones are fetched until there are none. */
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

/** What a page links to, includes and is in. */
export async function pageFactsOf(unit: WikiUnit, text: string, page: StoredTitle): Promise<PageFacts> {
  // Wherever the page includes itself, it is the new text.
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
