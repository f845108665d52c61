import type { ListedPlace } from "../../../templates/runtime/docs/search/places.ts";
import { escapeUnsafe } from "../../codegen/unsafe.ts";
import {
  type Block,
  type Definitions,
  type Entry,
  type Page,
  type PageKind,
  type Picture,
  type Prose,
  type Section,
  type TableRow,
  innerBlocks,
} from "./site.ts";
import { linksOf } from "./pages/decisions.ts";
import type { AnchorKind } from "./addresses.ts";
import { generatedTitle } from "./examples/shown-example.ts";
import { kindLabels } from "./html.ts";
import { plainText, prose } from "./prose.ts";
import { drawingProse } from "./pictures/draw.ts";

/**
 * The indexed data of a page, kept until all pages are created. Entries are stored as JSON strings, because objects
 * would take twice the memory.
 */
export interface IndexedPage {
  readonly path: string;
  readonly kind: PageKind;
  readonly title: string;
  /** The paths of the services that the page belongs to. */
  readonly services: readonly string[];
  readonly places: readonly IndexedPlace[];
}

interface IndexedPlace {
  readonly text: string;
  readonly title: string;
  readonly heading: HeadingRule | undefined;
}

export function indexedPage(page: Page): IndexedPage {
  const places = searchEntries(page).map((entry) => ({
    text: scriptJson(placeData(entry)),
    title: entry.names[0],
    heading: entry.heading,
  }));
  const { path, kind, title } = page;
  return { path, kind, title, services: servicesOf(page), places };
}

/**
 * Returns the search data as a script, because pages opened from the file system can load scripts but no other files.
 * The script lists the entries, and the browser builds the index from them, as README.md explains.
 */
export function searchIndex(pages: readonly IndexedPage[]): string {
  return Array.from(scriptOf(pages)).join("");
}

function* scriptOf(pages: readonly IndexedPage[]): Generator<string> {
  const isFound = foundAmong(pages.flatMap(({ places }) => places));
  const services = pages.filter(({ kind }) => kind === "service");
  const numbers = new Map(services.map(({ path }, number) => [path, number]));
  yield `globalThis.searchServices = ${scriptJson(services.map(({ title }) => title))};\nglobalThis.searchPages = [`;
  for (const [index, { path, title, services: of, places }] of pages.entries()) {
    yield index === 0 ? "\n[" : ",\n[";
    yield `${scriptJson(path)},${scriptJson(title)},${of.length === 1 ? (numbers.get(of[0]!) ?? -1) : -1}`;
    for (const place of places) if (isFound(place)) yield* [",", place.text];
    yield "]";
  }
  yield "\n];\n";
}

const mostChanges = 300;

function foundAmong(places: readonly IndexedPlace[]): (place: IndexedPlace) => boolean {
  const counts = new Map<string, number>();
  for (const { heading, title } of places) if (heading !== undefined) counts.set(title, (counts.get(title) ?? 0) + 1);
  const newest = new Set(places.filter(({ heading }) => heading === "while-new").slice(0, mostChanges));
  return (place) => {
    switch (place.heading) {
      case "where-alone":
        return counts.get(place.title) === 1;
      case "while-new":
        return newest.has(place);
      case "always":
      case undefined:
        return true;
    }
  };
}

/** Omits empty values at the end. */
function placeData({
  kind,
  anchor = "",
  names,
  text,
  facts = "",
  values,
  calls = [],
}: SearchEntry): readonly unknown[] {
  const all = [kind, anchor, names, text, facts, values, calls] as const satisfies ListedPlace;
  return all.slice(0, 1 + all.findLastIndex(({ length }) => length > 0));
}

function scriptJson(value: unknown): string {
  return escapeUnsafe(JSON.stringify(value));
}

/**
 * Returns the paths of the services that a page belongs to. For a decision, these are the services of the pages that
 * depend on it.
 */
function servicesOf(page: Page): readonly string[] {
  const paths = page.kind === "decision" ? linksOf(page).map(({ path }) => path) : [page.path];
  return [
    ...new Set(
      paths.flatMap((path) => /^api\/[^/]+?(?=\/|\.html$)/.exec(path) ?? []).map((folder) => `${folder}.html`),
    ),
  ];
}

/** Returns the entries of a page: the page itself, and its parts with names and anchors. */
function searchEntries(page: Page): readonly SearchEntry[] {
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
    case "entries":
      return block.entries.flatMap((entry) => namedEntry(page, entry));
    case "table":
      return block.rows.flatMap((row) => rowEntry(page, row));
    case "picture":
      return [pictureEntry(page, block)];
    case "list":
      return [];
  }
  return innerBlocks(block).flatMap((inner) => placesIn(page, inner));
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
  }
  return [];
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
interface SearchEntry {
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
type HeadingRule = "always" | "where-alone" | "while-new";
