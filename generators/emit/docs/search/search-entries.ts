import type { AnchorKind } from "../addresses.ts";
import { kindLabels } from "../html/labels.ts";
import { plainText, prose } from "../prose.ts";
import type { Block, Entry, Page, Picture, Section, TableRow } from "../site.ts";
import { drawingProse } from "../pictures/drawing-prose.ts";
import { blockTexts, listedValues } from "./block-texts.ts";
import type { SearchEntry } from "./entry.ts";

/** The places of a page: itself, and what has a name and an address within it. */
export function placesOf(page: Page): readonly SearchEntry[] {
  return [pageEntry(page), ...page.blocks.flatMap((block) => placesIn(page, block))];
}

/** Of the places of all pages, those that a search finds. */
export function searchEntries(places: readonly SearchEntry[]): readonly SearchEntry[] {
  const isShared = sharedHeadings(places);
  const left = new Set(places.filter(isChange).slice(mostChanges));
  return places.filter((entry) => !left.has(entry) && !isShared(entry));
}

/** Versions come for ever: of what they changed, the newest can be searched for one by one, and all else by its page. */
const mostChanges = 300;

function isChange({ anchor: id }: SearchEntry): boolean {
  return id?.startsWith("change-") ?? false;
}

function pageEntry({ path, kind, title, calls = [], summary, blocks }: Page): SearchEntry {
  const lead = plainText(prose(summary));
  const others = blocks.flatMap(blockTexts).filter((text) => lead === "" || !text.endsWith(lead));
  return { path, anchor: undefined, kind: kindLabels[kind], names: [title], values: [], calls, page: title, text: shortText([lead, ...others]) };
}

/** Headings that several pages have, such as “Parameters”: who looks for one of them does not look for one page's. What changed twice is looked for. */
function sharedHeadings(places: readonly SearchEntry[]): (entry: SearchEntry) => boolean {
  const counts = new Map<string, number>();
  for (const { heading, names: [title] } of places) if (heading !== undefined) counts.set(title, (counts.get(title) ?? 0) + 1);
  return ({ heading, names: [title] }) => heading === "found-alone" && counts.get(title)! > 1;
}

function placesIn(page: Page, block: Block): readonly SearchEntry[] {
  switch (block.kind) {
    case "section":
      return [sectionEntry(page, block), ...block.blocks.flatMap((inner) => placesIn(page, inner))];
    case "details":
    case "quote":
      return block.blocks.flatMap((inner) => placesIn(page, inner));
    case "entries":
      return block.entries.flatMap((entry) => namedEntry(page, entry));
    case "table":
      return block.rows.flatMap((row) => rowEntry(page, row));
    case "picture":
      return [pictureEntry(page, block)];
    case "paragraph":
    case "list":
    case "definitions":
    case "code":
    case "filter":
    case "decision-note":
      return [];
  }
}

/** A picture is found by the words in it. */
function pictureEntry(page: Page, { id, title, description, drawing }: Picture): SearchEntry {
  return { path: page.path, anchor: id, kind: "Picture", names: [title], values: [], page: page.title, text: shortText([description, ...drawingProse(drawing).map(plainText)]) };
}

function sectionEntry(page: Page, { id, title, blocks }: Section): SearchEntry {
  return { path: page.path, anchor: id, kind: anchorLabel(id), names: [title], values: [], page: page.title, text: shortText(blocks.flatMap(blockTexts)), heading: page.kind === "service" || id.startsWith("change-") ? "always-found" : "found-alone" };
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
const longestText = 400;

function shortText(texts: readonly string[]): string {
  const text = texts.filter((one) => one !== "").map((one) => (/[.:!?]$/.test(one) ? one : `${one}.`)).join(" ");
  return text.length <= longestText ? text : text.slice(0, text.lastIndexOf(" ", longestText)).trimEnd();
}
