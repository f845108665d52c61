import type { AnchorKind } from "../addresses.ts";
import { generatedTitle } from "../examples/shown-example.ts";
import { kindLabels } from "../html/inline.ts";
import { plainText, prose } from "../prose.ts";
import type { Block, Definitions, Entry, Page, PageKind, Picture, Prose, Section, TableRow } from "../site.ts";
import { drawingProse } from "../pictures/draw.ts";

/** Returns the entries of a page: the page itself, and its parts with names and anchors. */
export function searchEntries(page: Page): readonly SearchEntry[] {
  return [pageEntry(page), ...page.blocks.flatMap((block) => placesIn(page, block))];
}

function pageEntry({ path, kind, title, calls = [], summary, blocks }: Page): SearchEntry {
  const lead = plainText(prose(summary));
  const others = blocks.flatMap(blockTexts).filter((text) => lead === "" || !text.endsWith(lead));
  // The title of a decision is only its id. Its question is more informative.
  const isQuestion = kind === "decision" && lead !== "";
  const names = isQuestion ? ([lead, title] as const) : ([title] as const);
  return {
    path,
    anchor: undefined,
    kind: kindLabels[kind],
    names,
    values: [],
    calls,
    page: title,
    ...(isQuestion
      ? { text: shortText([...blocks.flatMap(blockFacts), ...others]) }
      : {
          text: shortText([lead, ...others]),
          facts: shortText([...calls.map((call) => `Request: ${call}`), ...blocks.flatMap(blockFacts)]),
        }),
  };
}

function placesIn(page: Page, block: Block): readonly SearchEntry[] {
  switch (block.kind) {
    case "section":
      return [
        ...(block.title === generatedTitle ? [] : [sectionEntry(page, block)]),
        ...block.blocks.flatMap((inner) => placesIn(page, inner)),
      ];
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
    case "tabs":
    case "filter":
      return [];
  }
}

/** Returns an entry that finds a picture by its text. */
function pictureEntry(page: Page, { id, title, description, drawing }: Picture): SearchEntry {
  return {
    path: page.path,
    anchor: id,
    kind: "Picture",
    names: [title],
    values: [],
    page: page.title,
    text: shortText([description, ...drawingProse(drawing).map(plainText)]),
  };
}

/**
 * Returns the entry of a section. A heading in a guide describes a task, so the entry includes the title of its page.
 */
function sectionEntry(page: Page, { id, title, blocks }: Section): SearchEntry {
  return {
    path: page.path,
    anchor: id,
    kind: page.kind === "text" ? kindLabels.text : anchorLabel(id),
    names: [title],
    values: [],
    page: page.title,
    text: shortText(blocks.flatMap(blockTexts)),
    facts: shortText(blocks.flatMap(blockFacts)),
    heading: headingRule(page, id),
  };
}

/**
 * Kinds with few pages. Even a heading on several of them, such as “Destinations”, is a separate entry for each page.
 */
const hasOwnSections: ReadonlySet<PageKind> = new Set(["service", "resource"]);

function headingRule({ kind }: Page, id: string): HeadingRule {
  if (id.startsWith("change-")) return "while-new";
  return hasOwnSections.has(kind) ? "always" : "where-alone";
}

function namedEntry(page: Page, { id, name, wire, type, badges, blocks }: Entry): SearchEntry {
  const names = [
    name,
    ...new Set([wire?.plain, wire?.generator].filter((one) => one !== undefined && one !== name)),
  ] as SearchEntry["names"];
  return {
    path: page.path,
    anchor: id,
    kind: badges.includes("deprecated") ? `Deprecated ${anchorLabel(id).toLowerCase()}` : anchorLabel(id),
    names,
    values: blocks.flatMap(listedValues),
    page: page.title,
    text: shortText(blocks.flatMap(blockTexts)),
    facts: shortText([...blocks.flatMap(blockFacts), plainText(type)]),
  };
}

/** Returns the entry of a table row. Decisions have their own pages, so their rows are not indexed. */
function rowEntry(page: Page, { id, cells: [head = [], ...others] }: TableRow): readonly SearchEntry[] {
  if (id === undefined || id.startsWith("decision-")) return [];
  return [
    {
      path: page.path,
      anchor: id,
      kind: anchorLabel(id),
      names: [plainText(head)],
      values: [],
      page: page.title,
      text: shortText(others.toReversed().map((cell) => plainText(cell))),
    },
  ];
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

/**
 * Maximum length of an indexed text, in characters. It is enough to find and distinguish entries. The complete text
 * would make the index as large as the site.
 */
const longestText = 400;

function shortText(texts: readonly string[]): string {
  const text = texts
    .filter((one) => one !== "")
    .map((one) => (/[.:!?]$/.test(one) ? one : `${one}.`))
    .join(" ");
  return text.length <= longestText ? text : text.slice(0, text.lastIndexOf(" ", longestText)).trimEnd();
}

/**
 * Returns the text of a block. Facts, names, listed values and parts with their own anchors are omitted. So is code,
 * because an example repeats the names of its subject.
 */
function blockTexts(block: Block): readonly string[] {
  switch (block.kind) {
    case "paragraph":
      return texts(block.prose);
    case "list":
      return block.items.flatMap(({ prose, blocks }) => [...texts(prose), ...blocks.flatMap(blockTexts)]);
    case "details":
    case "quote":
      return block.blocks.flatMap(blockTexts);
    case "table":
      return block.rows.flatMap(({ id, cells }) => (id === undefined ? cells.flatMap(texts) : []));
    case "definitions":
    case "section":
    case "entries":
    case "code":
    case "tabs":
    case "picture":
    case "filter":
      return [];
  }
}

/**
 * Returns the short facts of a block, each with its label. External links are omitted, because users do not search for
 * URLs.
 */
function blockFacts(block: Block): readonly string[] {
  if (block.kind === "details" || block.kind === "quote") return block.blocks.flatMap(blockFacts);
  if (block.kind !== "definitions") return [];
  return block.rows.flatMap((row) =>
    isValue(row) || row.prose.every(({ kind }) => kind === "external")
      ? []
      : [`${plainText(row.label)}: ${plainText(row.prose)}`],
  );
}

function texts(prose: Prose): readonly string[] {
  const text = plainText(prose);
  return text === "" ? [] : [text];
}

/** Returns the named values that a block lists, each with its meaning. */
function listedValues(block: Block): readonly ListedValue[] {
  return block.kind === "definitions"
    ? block.rows.filter(isValue).map(({ label, prose }) => [plainText(label), plainText(prose)])
    : [];
}

/** Returns whether the label of a row is a name in code. */
function isValue({ label }: Definitions["rows"][number]): boolean {
  return label.length === 1 && label[0]!.kind === "code";
}

type ListedValue = readonly [value: string, meaning: string];

/** A search result: a page or an element of one. */
export interface SearchEntry {
  readonly path: string;
  /** The id of an element. `undefined` for a page. */
  readonly anchor: string | undefined;
  /** The kind of result, in one or two words: `Parameter`. */
  readonly kind: string;
  /** The name in code, followed by the wire names. */
  readonly names: readonly [string, ...string[]];
  /** The values that the item itself lists. */
  readonly values: readonly ListedValue[];
  /** Queries or paths that request the item. */
  readonly calls?: readonly string[];
  /** The title of its page. */
  readonly page: string;
  /** A shortened description. */
  readonly text: string;
  /** Additional text, with a lower weight than the description. */
  readonly facts?: string;
  /** The rule that decides whether a heading is indexed. */
  readonly heading?: HeadingRule;
}

/**
 * Rules for indexing a heading. A heading on several pages, such as “Parameters”, is not a separate entry on pages of a
 * frequent kind. The number of versions is unlimited, so only the newest changes are separate entries. Older ones are
 * found through their pages.
 */
export type HeadingRule = "always" | "where-alone" | "while-new";
