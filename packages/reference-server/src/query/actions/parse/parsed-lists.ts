import { equal } from "../../../storage/wiki/select.ts";
import { headingsIn } from "../../../wiki/sections.ts";
import { fullTitle, spaced, underscored, type StoredTitle } from "../../../wiki/titles.ts";
import { sortKey } from "../../../wiki/wikitext/sort-key.ts";
import { pageFactsOf } from "../../../wiki/write/page-facts-of.ts";
import type { WikiUnit } from "../../../wiki/write/wiki-unit.ts";
import { interwikis } from "../../site/interwikis.ts";

/** What a text links to, includes and is in, in the form in which `action=parse` answers it. */
export async function parsedLists(unit: WikiUnit, text: string, page: StoredTitle) {
  const facts = await pageFactsOf(unit, text, page);
  return {
    langlinks: facts.languages.map(({ language, title }) => ({ lang: language, url: addressOf(language, title), langname: nameOf(language), autonym: nameOf(language), title })),
    categories: await Promise.all(facts.categories.map(async ({ title, prefix }) => ({
      sortkey: prefix === "" ? "" : sortKey(prefix, page.title).split("\n", 1)[0], category: title, ...((await isHidden(unit, title)) ? { hidden: true } : {}),
    }))),
    links: await withExistence(unit, facts.links),
    templates: await withExistence(unit, facts.templates),
    images: facts.files,
    externallinks: facts.external,
    sections: sectionsOf(text, page),
    parsewarnings: [],
    iwlinks: facts.interwikis.map(({ prefix, title }) => ({ prefix, url: addressOf(prefix, title), title: `${prefix}:${spaced(title)}` })),
    properties: facts.properties,
    displaytitle: facts.properties["displaytitle"],
  };
}

async function withExistence({ wiki }: WikiUnit, titles: readonly StoredTitle[]): Promise<readonly object[]> {
  return Promise.all(titles.map(async (one) => {
    const found = await wiki.count({ from: "pages", where: [equal("pages.ns", one.ns), equal("pages.title", one.title)] });
    return { ns: one.ns, title: fullTitle(one), exists: found > 0 };
  }));
}

async function isHidden({ wiki }: WikiUnit, title: string): Promise<boolean> {
  return (await wiki.count({ from: "categories", where: [equal("categories.title", title), equal("categories.hidden", 1)] })) > 0;
}

function addressOf(prefix: string, title: string): string {
  return (interwikis.find((one) => one.prefix === prefix)?.url ?? "$1").replace("$1", () => encodeURI(underscored(title)));
}

const nameOf = (code: string): string => interwikis.find(({ prefix }) => prefix === code)?.language ?? code;

/** The headings of a text, numbered as a table of contents has them. */
function sectionsOf(text: string, page: StoredTitle): readonly object[] {
  const counts: number[] = [];
  const levels: number[] = [];
  return headingsIn(text).map(({ level, start }, index) => {
    while (levels.length > 0 && (levels.at(-1) ?? 0) >= level) levels.pop();
    levels.push(level);
    const depth = levels.length;
    counts.length = depth;
    counts[depth - 1] = (counts[depth - 1] ?? 0) + 1;
    const line = text.slice(start).split("\n", 1)[0]?.trim().slice(level, -level).trim() ?? "";
    const anchor = underscored(line);
    return {
      toclevel: depth, level: String(level), line, number: counts.join("."), index: String(index + 1), fromtitle: underscored(fullTitle(page)),
      byteoffset: Buffer.byteLength(text.slice(0, start)), anchor, linkAnchor: anchor,
    };
  });
}
