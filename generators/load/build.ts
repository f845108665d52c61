import { COLLECTION_STYLE, EVENT_ID, getScalarValue, SCALAR_STYLE, type parseEvents } from "js-yaml";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Place } from "../model/place.ts";
import { isAmbiguous, isExact, resolvePlain } from "./scalar.ts";
import { skipBlank, trimEnd } from "./token.ts";
import type { ListNode, MapEntry, MapNode, Node, ScalarNode } from "./tree.ts";
import { clip } from "./words.ts";

/** How many levels deep a file may nest, aliases unfolded. */
export const MOST_LEVELS = 100;
/** More faults of one file say nothing new: so many errors are reported, and as many warnings. */
export const MOST_REPORTS = 100;
/** How many nodes the aliases of one file may stand for. */
export const MOST_ALIASED = 100_000;

export type YamlEvent = ReturnType<typeof parseEvents>[number];
type EventOf<K extends keyof typeof EVENT_ID> = Extract<YamlEvent, { type: (typeof EVENT_ID)[K] }>;
type ScalarEvent = EventOf<"SCALAR">;
type ContentEvent = ScalarEvent | EventOf<"SEQUENCE"> | EventOf<"MAPPING">;

export interface Built {
  readonly root: Node;
  /** Where the first document's last token ends. */
  readonly end: number;
  /** Whether another document follows. */
  readonly rest: boolean;
  readonly diagnostics: Diagnostic[];
}

interface Builder {
  readonly file: string;
  readonly text: string;
  readonly events: readonly YamlEvent[];
  readonly anchors: Map<string, Anchored>;
  readonly diagnostics: Diagnostic[];
  /** How many diagnostics of a severity may still be added. */
  readonly room: Record<Diagnostic["severity"], number>;
  /** Index of the event to read next. */
  next: number;
  /** Where the last token ended. */
  cursor: number;
  /** How many nodes there are so far, aliases unfolded; and how many of them aliases stand for. */
  nodes: number;
  aliased: number;
  level: number;
  deepest: number;
}

interface Anchored {
  /** Undefined until its last child is read. */
  node: Node | undefined;
  /** Nodes in it, and levels below it, aliases unfolded. */
  size: number;
  height: number;
}

/** Makes the tree of the first document from the parser's events. They begin with a document that is not empty. */
export function buildTree(file: string, text: string, events: readonly YamlEvent[]): Built {
  const builder: Builder = {
    file, text, events, anchors: new Map(), diagnostics: [], room: { error: MOST_REPORTS, warning: MOST_REPORTS },
    next: 1, cursor: 0, nodes: 0, aliased: 0, level: 0, deepest: 0,
  };
  const root = readNode(builder, undefined);
  return { root, end: builder.cursor, rest: builder.next + 1 < events.length, diagnostics: builder.diagnostics };
}

function report(builder: Builder, one: Diagnostic): void {
  if (builder.room[one.severity]-- > 0) builder.diagnostics.push(one);
}

/** `empty` is the place of a value that is not written at all; a list item's is its dash. */
function readNode(builder: Builder, empty: Place | undefined): Node {
  const event = builder.events[builder.next++]!;
  if (event.type === EVENT_ID.ALIAS) return readAlias(builder, event);
  if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) throw new Error(`Unexpected YAML event ${event.type}`);
  builder.nodes++;
  refuseTag(builder, event);
  return event.anchorStart < 0 ? readContent(builder, event, empty) : readAnchored(builder, event);
}

function readContent(builder: Builder, event: ContentEvent, empty: Place | undefined): Node {
  switch (event.type) {
    case EVENT_ID.SCALAR:
      return readScalar(builder, event, empty);
    case EVENT_ID.SEQUENCE:
      return readList(builder, event);
    case EVENT_ID.MAPPING:
      return readMap(builder, event);
  }
}

function readList(builder: Builder, event: EventOf<"SEQUENCE">): ListNode {
  const items: Node[] = [];
  enter(builder, event);
  while (!atEnd(builder)) items.push(readNode(builder, undefined));
  return { kind: "list", items, place: leave(builder, event, "[") };
}

function readMap(builder: Builder, event: EventOf<"MAPPING">): MapNode {
  const entries = new Map<string, MapEntry>();
  enter(builder, event);
  while (!atEnd(builder)) readEntry(builder, entries);
  return { kind: "map", entries: [...entries.values()], place: leave(builder, event, "{") };
}

function enter(builder: Builder, event: EventOf<"SEQUENCE"> | EventOf<"MAPPING">): void {
  builder.cursor = event.start + (event.style === COLLECTION_STYLE.FLOW ? 1 : 0);
  builder.level++;
  builder.deepest = Math.max(builder.deepest, builder.level);
}

function atEnd(builder: Builder): boolean {
  return builder.events[builder.next]!.type === EVENT_ID.POP;
}

/** The place from the first child to the last, or from bracket to bracket. A pair in a list, `[a: 1]`, has no brackets of its own. */
function leave(builder: Builder, event: EventOf<"SEQUENCE"> | EventOf<"MAPPING">, bracket: string): Place {
  builder.next++;
  builder.level--;
  if (event.style === COLLECTION_STYLE.FLOW && builder.text[event.start] === bracket) {
    builder.cursor = skipBlank(builder.text, builder.cursor, ",:?") + 1;
  }
  return { file: builder.file, start: event.start, end: builder.cursor };
}

function readEntry(builder: Builder, entries: Map<string, MapEntry>): void {
  const key = readKey(builder);
  const value = readNode(builder, key.place);
  if (key.text === undefined) return;
  const first = entries.get(key.text);
  if (first === undefined) entries.set(key.text, { key: key.text, keyPlace: key.place, value });
  else reportDuplicate(builder, key.text, key.place, first);
}

function reportDuplicate(builder: Builder, key: string, place: Place, first: MapEntry): void {
  const related = [{ message: "The first one stands here.", place: first.keyPlace }];
  report(builder, diagnostic("duplicate-key", place, { key: clip(key) }, { related }));
}

interface Key {
  /** Undefined where it cannot be a key. */
  readonly text: string | undefined;
  readonly place: Place;
}

function readKey(builder: Builder): Key {
  const event = builder.events[builder.next]!;
  if (event.type !== EVENT_ID.SCALAR) {
    const { place } = readNode(builder, undefined);
    if (event.type !== EVENT_ID.ALIAS) return refuseKey(builder, place, "a mapping or a list as a key");
    return refuseKey(builder, aliasPlace(builder, event), "an alias as a key");
  }
  builder.next++;
  refuseTag(builder, event);
  const place = scalarPlace(builder, event, undefined);
  const text = scalarText(builder, event);
  if (event.anchorStart >= 0) anchor(builder, event).node = { kind: "scalar", value: scalarValue(event, text), place };
  if (event.style !== SCALAR_STYLE.PLAIN) return { text, place };
  if (text === "") return refuseKey(builder, place, "an empty key");
  if (text === "<<") return refuseKey(builder, place, "merge keys (“<<”)");
  warnIfAmbiguous(builder, text, place, true);
  return { text, place };
}

function refuseKey(builder: Builder, place: Place, feature: string): Key {
  report(builder, diagnostic("unsupported-yaml", place, { feature }));
  return { text: undefined, place };
}

function readScalar(builder: Builder, event: ScalarEvent, empty: Place | undefined): ScalarNode {
  const place = scalarPlace(builder, event, empty);
  const text = scalarText(builder, event);
  const value = scalarValue(event, text);
  if (event.style === SCALAR_STYLE.PLAIN) warnIfAmbiguous(builder, text, place, false);
  if (typeof value === "number" && !isExact(text, value)) {
    const expected = `a number that a double holds exactly; to keep it as text, write it with quotes: '${clip(text)}'`;
    report(builder, diagnostic("wrong-value", place, { actual: clip(text), where: "a number", expected }));
  }
  return { kind: "scalar", value, place };
}

function scalarValue(event: ScalarEvent, text: string): ScalarNode["value"] {
  return event.style === SCALAR_STYLE.PLAIN ? resolvePlain(text) : text;
}

function scalarText(builder: Builder, event: ScalarEvent): string {
  if (event.style === SCALAR_STYLE.DOUBLE_QUOTED && !event.fast) refuseBeyondUnicode(builder, event);
  return getScalarValue(builder.text, event);
}

/** The parser would make some other character of `\U00110000`. */
function refuseBeyondUnicode(builder: Builder, event: ScalarEvent): void {
  const source = builder.text.slice(event.valueStart, event.valueEnd);
  if (!source.includes("\\U")) return;
  for (const escape of source.matchAll(/\\(?:U([0-9a-fA-F]{8})|[^])/g)) {
    if (escape[1] === undefined || parseInt(escape[1], 16) <= 0x10ffff) continue;
    const start = event.valueStart + escape.index;
    const place = { file: builder.file, start, end: start + escape[0].length };
    report(builder, diagnostic("yaml-syntax", place, { reason: "Unicode has no such character" }));
  }
}

function warnIfAmbiguous(builder: Builder, text: string, place: Place, isKey: boolean): void {
  if (isAmbiguous(text, isKey)) report(builder, diagnostic("ambiguous-scalar", place, { text }));
}

/** The source text of a scalar, quotes and block indicator included. */
function scalarPlace(builder: Builder, event: ScalarEvent, empty: Place | undefined): Place {
  const { file, text } = builder;
  if (event.valueStart < 0) return emptyPlace(builder, event, empty);
  const quotes = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
  const isBlock = event.style === SCALAR_STYLE.LITERAL_BLOCK || event.style === SCALAR_STYLE.FOLDED_BLOCK;
  const from = Math.max(builder.cursor, event.anchorEnd, event.tagEnd);
  const start = isBlock ? skipBlank(text, from, ":-?") : event.valueStart - quotes;
  builder.cursor = isBlock ? Math.max(trimEnd(text, event.valueEnd), start + 1) : event.valueEnd + quotes;
  return { file, start, end: builder.cursor };
}

function emptyPlace(builder: Builder, event: ScalarEvent, empty: Place | undefined): Place {
  if (event.anchorStart >= 0) return anchorPlace(builder, event);
  if (empty !== undefined) return empty;
  const start = skipBlank(builder.text, builder.cursor, ":?");
  builder.cursor = Math.min(start + 1, builder.text.length);
  return { file: builder.file, start, end: builder.cursor };
}

function readAnchored(builder: Builder, event: ContentEvent): Node {
  const anchored = anchor(builder, event);
  const [nodesBefore, deepestBefore] = [builder.nodes, builder.deepest];
  builder.deepest = builder.level;
  anchored.node = readContent(builder, event, undefined);
  anchored.size += builder.nodes - nodesBefore;
  anchored.height = builder.deepest - builder.level;
  builder.deepest = Math.max(builder.deepest, deepestBefore);
  return anchored.node;
}

/** Registers an anchor. A second anchor of the same name takes the place of the first for the aliases that follow. */
function anchor(builder: Builder, event: ContentEvent): Anchored {
  const anchored: Anchored = { node: undefined, size: 1, height: 0 };
  builder.anchors.set(builder.text.slice(event.anchorStart, event.anchorEnd), anchored);
  return anchored;
}

function anchorPlace(builder: Builder, event: ContentEvent): Place {
  builder.cursor = event.anchorEnd;
  return { file: builder.file, start: event.anchorStart - 1, end: event.anchorEnd };
}

function readAlias(builder: Builder, event: EventOf<"ALIAS">): Node {
  const place = aliasPlace(builder, event);
  const name = builder.text.slice(event.anchorStart, event.anchorEnd);
  builder.cursor = event.anchorEnd;
  const anchored = builder.anchors.get(name);
  const fault = aliasFault(builder, name, place, anchored);
  if (fault !== undefined) report(builder, fault);
  if (fault !== undefined || anchored?.node === undefined) return { kind: "scalar", value: null, place };
  builder.deepest = Math.max(builder.deepest, builder.level + anchored.height);
  return anchored.node;
}

function aliasPlace(builder: Builder, event: EventOf<"ALIAS">): Place {
  return { file: builder.file, start: event.anchorStart - 1, end: event.anchorEnd };
}

function aliasFault(builder: Builder, name: string, place: Place, anchored: Anchored | undefined): Diagnostic | undefined {
  if (anchored === undefined) return diagnostic("yaml-syntax", place, { reason: `no anchor “&${clip(name)}” stands before this alias` });
  if (anchored.node === undefined) return diagnostic("cyclic-alias", place, { name: clip(name) });
  if (builder.level + anchored.height > MOST_LEVELS) return diagnostic("nested-too-deep", place, { limit: MOST_LEVELS });
  if (builder.aliased > MOST_ALIASED) return undefined;
  builder.nodes += anchored.size;
  builder.aliased += anchored.size;
  return builder.aliased > MOST_ALIASED ? diagnostic("alias-bomb", place, { limit: MOST_ALIASED }) : undefined;
}

function refuseTag(builder: Builder, event: ContentEvent): void {
  if (event.tagStart < 0) return;
  const place = { file: builder.file, start: event.tagStart, end: event.tagEnd };
  builder.cursor = event.tagEnd;
  report(builder, diagnostic("unsupported-yaml", place, { feature: `the tag “${clip(builder.text.slice(event.tagStart, event.tagEnd))}”` }));
}
