import type { AnchorKind } from "../addresses.ts";
import { kindLabels } from "../html/labels.ts";
import { plainText, prose } from "../prose.ts";
import type { Block, Entry, Page, PageKind, Picture, Section, Site, TableRow } from "../site.ts";
import { drawingProse } from "../pictures/drawing-prose.ts";
import { blockFacts, blockTexts, listedValues } from "./block-texts.ts";
import { serviceNames } from "./service-names.ts";
import type { SearchEntry } from "./entry.ts";

/** A place without what its page says of it. */
type Place = Omit<SearchEntry, "service">;

/** The places of a site that a search finds: each page, and what has a name and an address within one. */
export function searchEntries({ pages }: Site): readonly SearchEntry[] {
  const isShared = sharedTitles(pages);
  const serviceOf = serviceNames(pages);
  const all = pages.flatMap((page) => {
    const places = [pageEntry(page), ...page.blocks.flatMap((block) => placesIn(page, block, isShared))];
    return places.map((place) => ({ ...place, service: serviceOf(page) }));
  });
  const changes = all.filter(isChange);
  const left = new Set(changes.slice(mostChanges));
  return all.filter((entry) => !left.has(entry));
}

/** Versions come for ever: of what they changed, the newest can be searched for one by one, and all else by its page. */
const mostChanges = 300;

function isChange({ anchor: id }: SearchEntry): boolean {
  return id?.startsWith("change-") ?? false;
}

function pageEntry({ path, kind, title, calls = [], summary, blocks }: Page): Place {
  const lead = plainText(prose(summary));
  const others = blocks.flatMap(blockTexts).filter((text) => lead === "" || !text.endsWith(lead));
  // The title of a decision is only its id: what it is about is its question.
  const isQuestion = kind === "decision" && lead !== "";
  const names = isQuestion ? ([lead, title] as const) : ([title] as const);
  return { path, anchor: undefined, kind: kindLabels[kind], names, values: [], calls, page: title, ...(isQuestion ? { text: shortText([...blocks.flatMap(blockFacts), ...others]) } : { text: shortText([lead, ...others]), facts: shortText(blocks.flatMap(blockFacts)) }) };
}

/** Pages so few that a heading which several have, such as “Destinations”, is looked for on each. */
const hasOwnSections: ReadonlySet<PageKind> = new Set(["service", "resource", "operation"]);

/** Headings that several pages have, such as “Parameters”: who looks for one of them does not look for one page's. What changed twice is looked for. */
function sharedTitles(pages: readonly Page[]): (section: Section) => boolean {
  const counts = new Map<string, number>();
  for (const { title } of pages.flatMap(({ blocks }) => sectionsIn(blocks))) counts.set(title, (counts.get(title) ?? 0) + 1);
  return ({ id, title }) => (counts.get(title) ?? 0) > 1 && !id.startsWith("change-");
}

function sectionsIn(blocks: readonly Block[]): readonly Section[] {
  return blocks.flatMap((block) => (block.kind === "section" ? [block, ...sectionsIn(block.blocks)] : []));
}

function placesIn(page: Page, block: Block, isShared: (section: Section) => boolean): readonly Place[] {
  switch (block.kind) {
    case "section":
      return [
        ...(block.id === "provenance" || (isShared(block) && !hasOwnSections.has(page.kind)) ? [] : [sectionEntry(page, block)]),
        ...block.blocks.flatMap((inner) => placesIn(page, inner, isShared)),
      ];
    case "details":
    case "quote":
      return block.blocks.flatMap((inner) => placesIn(page, inner, isShared));
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
function pictureEntry(page: Page, { id, title, description, drawing }: Picture): Place {
  return { path: page.path, anchor: id, kind: "Picture", names: [title], values: [], page: page.title, text: shortText([description, ...drawingProse(drawing).map(plainText)]) };
}

function sectionEntry(page: Page, { id, title, blocks }: Section): Place {
  return { path: page.path, anchor: id, kind: anchorLabel(id), names: [title], values: [], page: page.title, text: shortText(blocks.flatMap(blockTexts)), facts: shortText(blocks.flatMap(blockFacts)) };
}

function namedEntry(page: Page, { id, name, wire, type, badges, blocks }: Entry): Place {
  const names = [name, ...new Set([wire?.plain, wire?.generator].filter((one) => one !== undefined && one !== name))] as SearchEntry["names"];
  return { path: page.path, anchor: id, kind: badges.includes("deprecated") ? `Deprecated ${anchorLabel(id).toLowerCase()}` : anchorLabel(id), names, values: blocks.flatMap(listedValues), page: page.title, text: shortText(blocks.flatMap(blockTexts)), facts: shortText([...blocks.flatMap(blockFacts), plainText(type)]) };
}

/** Decisions have pages of their own. */
function rowEntry(page: Page, { id, cells: [head = [], ...others] }: TableRow): readonly Place[] {
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
