import type { DecisionId } from "../../model/fact.ts";
import type { RequestForm } from "../../../templates/runtime/docs/try/request-form.ts";

/** The documentation as data, before it is HTML, Markdown or an index. */
export interface Site {
  readonly name: string;
  /** The version of the newest release. */
  readonly version: string | undefined;
  readonly navigation: readonly NavigationSection[];
  /** Pages are created lazily during iteration. All of them at once would take more memory than the model. */
  readonly pages: Iterable<Page>;
  /** Reports whether one of the pages created so far has the address. */
  readonly has: HasPlace;
  /** Undefined before the first release. */
  readonly feed: Feed | undefined;
}

/** A feed of news, for feed readers. */
export interface Feed {
  /** Independent of the location of the site. */
  readonly id: string;
  /** The newest one first. */
  readonly entries: readonly [FeedEntry, ...FeedEntry[]];
}

export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  /** Such as `2026-01-31`. */
  readonly day: string;
  /** Plain text. */
  readonly summary: string;
  readonly page: Address;
}

/** Links that every page shows. */
export interface NavigationSection {
  readonly title: string;
  readonly links: readonly Reference[];
}

export interface Page {
  /**
   * From the folder of the site: `api/query/modules/allpages.html`. It stays the same as long as what it is about has
   * its name.
   */
  readonly path: string;
  readonly kind: PageKind;
  /** Plain text: a name, or a few words. */
  readonly title: string;
  /** True if the title is a wire name or a name in code. */
  readonly isCode: boolean;
  /** The heading of the page, if it is not the title. */
  readonly heading?: string;
  /**
   * Queries or paths that request the subject of the page: `list=allpages`, `GET /rooms/{id}`. The first one is shown
   * in search results.
   */
  readonly calls?: readonly string[];
  /** A one-sentence description, for lists, search and the `head` element. */
  readonly summary: string | undefined;
  /** The pages above it, the first one first. */
  readonly breadcrumbs: readonly Reference[];
  /** Pages of the same kind in the same place, including this one. The list is empty if there are too many to show. */
  readonly siblings: readonly Reference[];
  readonly blocks: readonly Block[];
  /** The decisions and open questions that its marks link to. */
  readonly notes?: readonly DecisionNote[];
  /** The request that a reader may try, where a server shows the page. */
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

/** A place of the site. */
export interface Address {
  /** The path of a page, relative to the folder of the site. */
  readonly path: string;
  /** The id of an element of it. */
  readonly anchor: string | undefined;
}

/** Reports whether the site has an address. */
export type HasPlace = (address: Address) => boolean;

/** A link to a place, with the words that it shows. */
export interface Reference {
  readonly to: Address;
  readonly title: string;
  readonly isCode: boolean;
}

/** A run of text. */
export type Prose = readonly Inline[];

export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "strong"; readonly content: Prose }
  | { readonly kind: "emphasis"; readonly content: Prose }
  | { readonly kind: "link"; readonly to: Address; readonly content: Prose }
  /** An address of the web. */
  | { readonly kind: "external"; readonly url: string; readonly content: Prose }
  | Mark;

/** The status of an undocumented value. It links to the note about its decision on the same page. */
export interface Mark {
  readonly kind: "mark";
  readonly status: "decided" | "unknown";
  readonly decision: DecisionId;
}

/** A part of a page. */
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

/** A part with a heading and an address. */
export interface Section {
  readonly kind: "section";
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** True if the section is shown in a second column on wide screens. */
  readonly isAside?: true;
}

export interface List {
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
export interface Entries {
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
  /** `required`, `deprecated`. */
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
  /** Undefined if the row has no address. */
  readonly id: string | undefined;
  /** Words for filters. */
  readonly tags: readonly string[];
  /** One cell for each column. The first is the row's header. */
  readonly cells: readonly Prose[];
}

export interface Code {
  readonly kind: "code";
  readonly title: string;
  readonly language: "http" | "json" | "python" | "shell" | "typescript" | "text";
  readonly text: string;
}

/** Alternatives, of which a reader sees one: the same request in several languages. */
export interface Tabs {
  readonly kind: "tabs";
  /** Unique in its page. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly [Code, ...Code[]];
}

/**
 * Choices between the rows of the tables after it, and a search for words in them, where scripts run. Without them all
 * rows are shown.
 */
export interface Filter {
  readonly kind: "filter";
  readonly label: string;
  /** The unit in which rows are counted, in singular and plural. */
  readonly unit: readonly [one: string, several: string];
  readonly fields: readonly FilterField[];
}

/** A row has a value if `<key>:<value>` is among its tags. */
export interface FilterField {
  /** A word of letters, other than `words`. */
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
  /** Between existing nodes. */
  readonly edges: readonly GraphEdge[];
}

export interface GraphNode {
  /** Unique in its graph. */
  readonly id: string;
  readonly title: string;
  /** Lines of text below the title. */
  readonly lines: readonly string[];
  readonly to: Address | undefined;
  /** Decided or unknown where there are any: its frame is dashed. */
  readonly marks: readonly Mark[];
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
  readonly marks: readonly Mark[];
}

/** Questions in their order, each with what ends it there. */
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
  /** They are numbered in this order, from 1. */
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

/** A text in a picture that may lead somewhere. */
export interface Label {
  readonly title: string;
  readonly to: Address | undefined;
  readonly marks: readonly Mark[];
}
