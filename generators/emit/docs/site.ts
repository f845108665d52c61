import type { DecisionId } from "../../model/fact.ts";
import type { RequestForm } from "../../../templates/runtime/docs/try/request-form.ts";

/** The documentation as data, before it is rendered as HTML, Markdown or a search index. */
export interface Site {
  readonly name: string;
  readonly logo: Address | undefined;
  readonly icon: Address;
  /** The version of the newest release. */
  readonly version: string | undefined;
  readonly navigation: readonly NavigationSection[];
  /** Pages are created lazily during iteration. All of them at once would use more memory than the model. */
  readonly pages: Iterable<Page>;
  /** Reports whether one of the pages created so far has the address. */
  readonly has: HasPlace;
  /** `undefined` before the first release. */
  readonly feed: Feed | undefined;
}

export interface Feed {
  /** Independent of the location of the site. */
  readonly id: string;
  /** Newest first. */
  readonly entries: readonly [FeedEntry, ...FeedEntry[]];
}

export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  /** A date such as `2026-01-31`. */
  readonly day: string;
  /** Plain text. */
  readonly summary: string;
  readonly page: Address;
}

/** Links in the navigation of every page. */
export interface NavigationSection {
  readonly title: string;
  readonly links: readonly Reference[];
}

export interface Page {
  /**
   * Relative to the folder of the site: `api/query/modules/allpages.html`. It does not change unless the subject of the
   * page is renamed.
   */
  readonly path: string;
  readonly kind: PageKind;
  /** Plain text: a name, or a few words. */
  readonly title: string;
  /** True if the title is a wire name or a name in code. */
  readonly isCode?: boolean | undefined;
  /** The version of the API that the page describes. */
  readonly version?: string | undefined;
  /** The heading of the page, if it differs from the title. */
  readonly heading?: string;
  /**
   * Queries or paths that request the subject of the page: `list=allpages`, `GET /rooms/{id}`. The first one is shown
   * in search results.
   */
  readonly calls?: readonly string[];
  /** A one-sentence description, for lists, search and the `head` element. */
  readonly summary: string | undefined;
  /** The pages above this one, outermost first. */
  readonly breadcrumbs: readonly Reference[];
  /** Pages of the same kind in the same place, including this one. Absent if there are too many to show. */
  readonly siblings?: readonly Reference[];
  readonly blocks: readonly Block[];
  /** The decisions and open questions that its marks link to. */
  readonly notes?: readonly DecisionNote[];
  /** A request that a reader can try if the page is served by a server. */
  readonly form?: RequestForm | undefined;
}

export type PageKind =
  | "start"
  | "service"
  | "topic"
  | "list"
  | "resource"
  | "operation"
  | "module"
  | "request-parameters"
  | "value-set"
  | "error"
  | "decision"
  | "questions"
  | "provenance"
  | "changes"
  | "release"
  | "text";

/** The data of a page in lists of all pages. */
export type ListedPage = Pick<Page, "path" | "kind" | "title" | "isCode" | "summary">;

/** A page of the site, or an element of one. */
export interface Address {
  /** The path of a page, relative to the folder of the site. */
  readonly path: string;
  /** The id of an element on the page. */
  readonly anchor: string | undefined;
}

/** Reports whether the site has an address. */
export type HasPlace = (address: Address) => boolean;

/** A link to an address, with its title. */
export interface Reference {
  readonly to: Address;
  readonly title: string;
  readonly isCode?: boolean | undefined;
}

export type Prose = readonly Inline[];

export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "strong"; readonly content: Prose }
  | { readonly kind: "emphasis"; readonly content: Prose }
  | { readonly kind: "link"; readonly to: Address; readonly content: Prose }
  | { readonly kind: "image"; readonly from: Address; readonly alternative: string }
  | { readonly kind: "external"; readonly url: string; readonly content: Prose }
  | Mark;

/** The status of an undocumented value. It links to the note about its decision on the same page. */
export interface Mark {
  readonly kind: "mark";
  readonly status: "decided" | "unknown";
  readonly decision: DecisionId;
}

export type Block =
  | Section
  | { readonly kind: "paragraph"; readonly prose: Prose }
  | List
  | Definitions
  | Entries
  | Table
  | Code
  | Tabs
  | { readonly kind: "details"; readonly summary: Prose; readonly blocks: readonly Block[] }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | Filter
  | Picture;

/** Returns the blocks that a block contains, without those of entries with their own anchors. */
export function innerBlocks(block: Block): readonly Block[] {
  switch (block.kind) {
    case "section":
    case "details":
    case "quote":
      return block.blocks;
    case "list":
      return block.items.flatMap(({ blocks }) => blocks);
  }
  return [];
}

/** A part with a heading and an anchor. */
export interface Section {
  readonly kind: "section";
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** True if the section is shown in a second column on wide screens. */
  readonly isAside?: true;
}

interface List {
  readonly kind: "list";
  readonly ordered: boolean;
  readonly items: readonly ListItem[];
}

export interface ListItem {
  readonly prose: Prose;
  /** Blocks below the text of the item. */
  readonly blocks: readonly Block[];
}

/** Short facts, each with its label. */
export interface Definitions {
  readonly kind: "definitions";
  readonly rows: readonly { readonly label: Prose; readonly prose: Prose }[];
}

/** Items with a name and an anchor: parameters, fields, values. */
interface Entries {
  readonly kind: "entries";
  /** True if some entries have different wire names in a generator. The reader can switch between them. */
  readonly hasGeneratorNames: boolean;
  readonly entries: readonly Entry[];
}

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly wire: WireNames | undefined;
  readonly type: Prose;
  /** Labels such as `required` and `deprecated`. */
  readonly badges: readonly string[];
  readonly blocks: readonly Block[];
}

export interface WireNames {
  readonly plain: string;
  readonly generator: string | undefined;
}

export interface Table {
  readonly kind: "table";
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** The anchor of the row. */
  readonly id?: string | undefined;
  /** Words for filters. */
  readonly tags?: readonly string[];
  /** One cell for each column. The first is the row's header. */
  readonly cells: readonly Prose[];
}

export interface Code {
  readonly kind: "code";
  readonly title: string;
  readonly language: "http" | "json" | "python" | "shell" | "typescript" | "text";
  readonly text: string;
}

/** Alternatives, shown one at a time: the same request in several languages. */
interface Tabs {
  readonly kind: "tabs";
  /** Unique on its page. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly [Code, ...Code[]];
}

/** A filter for the rows of the following tables, including a text search. Without JavaScript, all rows are shown. */
interface Filter {
  readonly kind: "filter";
  readonly label: string;
  /** The unit in which rows are counted, in singular and plural. */
  readonly unit: readonly [one: string, several: string];
  readonly fields: readonly FilterField[];
}

/** A row has a value if `<key>:<value>` is among its tags. */
export interface FilterField {
  /** A key made of letters, other than `words`. */
  readonly key: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly title: string }[];
}

/** A decision or an open question that the page depends on. */
export interface DecisionNote {
  readonly id: string;
  readonly mark: Mark;
  readonly question: Prose;
  readonly rows: Definitions["rows"];
  readonly page: Address;
}

/** A drawing with text in it, and a description for readers who cannot see it. */
export interface Picture {
  readonly kind: "picture";
  readonly id: string;
  readonly title: string;
  /** Instructions for reading the picture, in plain text. */
  readonly description: string;
  readonly drawing: Drawing;
}

export type Drawing = Graph | Steps | Catalogue;

/** Boxes with arrows between them. */
export interface Graph {
  readonly kind: "graph";
  readonly nodes: readonly GraphNode[];
  /** Edges between existing nodes. */
  readonly edges: readonly GraphEdge[];
}

export interface GraphNode {
  /** Unique in the graph. */
  readonly id: string;
  readonly title: string;
  /** Lines of text below the title. */
  readonly lines: readonly string[];
  readonly to: Address | undefined;
  /** Marks of decided or unknown facts. If there are any, the frame is dashed. */
  readonly marks: readonly Mark[];
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
  readonly marks: readonly Mark[];
}

/** Steps in order, each with the responses that end the sequence there. */
export interface Steps {
  readonly kind: "steps";
  readonly start: string;
  readonly steps: readonly Step[];
  readonly end: string;
}

export interface Step {
  readonly title: string;
  readonly answers: readonly Label[];
}

/** Items in groups, with references to values that several items share. */
export interface Catalogue {
  readonly kind: "catalogue";
  /** The heading of the shared values, such as "Values that several modules take". */
  readonly legend: string;
  /** Numbered in this order, starting at 1. */
  readonly common: readonly Label[];
  readonly groups: readonly CatalogueGroup[];
}

export interface CatalogueGroup {
  readonly title: string;
  readonly cells: readonly CatalogueCell[];
  /** A link to the remaining items, which are not drawn. */
  readonly more: Label | undefined;
}

export interface CatalogueCell extends Label {
  /** A short remark, or an empty string. */
  readonly remark: string;
  /** Indexes in `common`. */
  readonly common: readonly number[];
}

/** A text in a picture, optionally with a link. */
export interface Label {
  readonly title: string;
  readonly to: Address | undefined;
  readonly marks: readonly Mark[];
}
