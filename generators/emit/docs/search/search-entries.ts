import type { AnchorKind } from "../addresses.ts";
import { kindLabels } from "../html/labels.ts";
import { plainText, prose } from "../prose.ts";
import type { Block, Entry, Page, Section, Site, TableRow } from "../site.ts";
import { blockTexts, listedValues } from "./block-texts.ts";
import type { SearchEntry } from "./entry.ts";

/** The places of a site that a search finds: each page, and what has a name and an address within one. */
export function searchEntries({ pages }: Site): readonly SearchEntry[] {
  const isShared = sharedTitles(pages);
  const all = pages.flatMap((page) => [pageEntry(page), ...page.blocks.flatMap((block) => placesIn(page, block, isShared))]);
  const changes = all.filter(isChange);
  const left = new Set(changes.slice(mostChanges));
  return all.filter((entry) => !left.has(entry));
}

/** Versions come for ever: of what they changed, the newest can be searched for one by one, and all else by its page. */
const mostChanges = 300;

function isChange({ anchor: id }: SearchEntry): boolean {
  return id?.startsWith("change-") ?? false;
}

function pageEntry({ path, kind, title, summary, blocks }: Page): SearchEntry {
  const lead = plainText(prose(summary));
  const others = blocks.flatMap(blockTexts).filter((text) => lead === "" || !text.endsWith(lead));
  return { path, anchor: undefined, kind: kindLabels[kind], names: [title], values: [], page: title, text: shortText([lead, ...others]) };
}

/** Headings that several pages have, such as “Parameters”: who looks for one of them does not look for one page's. What changed twice is looked for. */
function sharedTitles(pages: readonly Page[]): (section: Section) => boolean {
  const counts = new Map<string, number>();
  for (const { title } of pages.flatMap(({ blocks }) => sectionsIn(blocks))) counts.set(title, (counts.get(title) ?? 0) + 1);
  return ({ id, title }) => (counts.get(title) ?? 0) > 1 && !id.startsWith("change-");
}

function sectionsIn(blocks: readonly Block[]): readonly Section[] {
  return blocks.flatMap((block) => (block.kind === "section" ? [block, ...sectionsIn(block.blocks)] : []));
}

function placesIn(page: Page, block: Block, isShared: (section: Section) => boolean): readonly SearchEntry[] {
  switch (block.kind) {
    case "section":
      return [
        ...(isShared(block) ? [] : [sectionEntry(page, block)]),
        ...block.blocks.flatMap((inner) => placesIn(page, inner, isShared)),
      ];
    case "details":
    case "quote":
      return block.blocks.flatMap((inner) => placesIn(page, inner, isShared));
    case "entries":
      return block.entries.flatMap((entry) => namedEntry(page, entry));
    case "table":
      return block.rows.flatMap((row) => rowEntry(page, row));
    case "paragraph":
    case "list":
    case "definitions":
    case "code":
    case "picture":
    case "filter":
    case "decision-note":
      return [];
  }
}

function sectionEntry(page: Page, { id, title, blocks }: Section): SearchEntry {
  return { path: page.path, anchor: id, kind: anchorLabel(id), names: [title], values: [], page: page.title, text: shortText(blocks.flatMap(blockTexts)) };
}

function namedEntry(page: Page, { id, name, wire, type, badges, blocks }: Entry): SearchEntry {
  const names = [name, ...new Set([wire?.plain, wire?.generator].filter((one) => one !== undefined && one !== name))] as SearchEntry["names"];
  return { path: page.path, anchor: id, kind: badges.includes("deprecated") ? `Deprecated ${anchorLabel(id).toLowerCase()}` : anchorLabel(id), names, values: blocks.flatMap(listedValues), page: page.title, text: shortText([...blocks.flatMap(blockTexts), plainText(type)]) };
}

/** Decisions have pages of their own. */
function rowEntry(page: Page, { id, cells: [head = [], ...others] }: TableRow): readonly SearchEntry[] {
  if (id === undefined || id.startsWith("decision-")) return [];
  return [{ path: page.path, anchor: id, kind: anchorLabel(id), names: [plainText(head)], values: [], page: page.title, text: shortText(others.toReversed().map((cell) => plainText(cell))) }];
}

const anchorLabels: Readonly<Record<AnchorKind, string>> = {
  parameter: "Parameter",
  field: "Field",
  member: "Member",
  value: "Value",
  decision: "Decision",
  example: "Example",
  header: "Header field",
  answer: "Answer",
  state: "State",
  group: "Group",
  shape: "Shape",
  heading: "Section",
  audience: "Section",
  change: "Change",
  note: "Change",
};

function anchorLabel(id: string): string {
  return anchorLabels[id.split("-")[0] as AnchorKind] ?? anchorLabels.heading;
}

/** Enough to find it by, and to tell it from others; all of the words would make the index as large as the site. */
const longestText = 240;

function shortText(texts: readonly string[]): string {
  const text = texts.filter((one) => one !== "").map((one) => (/[.:!?]$/.test(one) ? one : `${one}.`)).join(" ");
  return text.length <= longestText ? text : text.slice(0, text.lastIndexOf(" ", longestText)).trimEnd();
}
