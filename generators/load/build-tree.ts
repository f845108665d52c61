import { COLLECTION_STYLE, EVENT_ID } from "js-yaml";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Place } from "../model/place.ts";
import { readAlias, readAnchored } from "./anchors.ts";
import {
  MOST_REPORTS,
  refuseTag,
  report,
  type Builder,
  type ContentEvent,
  type EventOf,
  type YamlEvent,
} from "./builder.ts";
import { clip } from "./clip.ts";
import { warnOfComment } from "./comment-after-text.ts";
import { readKey } from "./read-key.ts";
import { readScalar } from "./read-scalar.ts";
import type { ListNode, MapEntry, MapNode, Node } from "./tree.ts";
import { skipBlank } from "./whitespace.ts";

export interface Built {
  readonly root: Node;
  /** Where the first document's last token ends. */
  readonly end: number;
  /** Whether another document follows. */
  readonly rest: boolean;
  readonly diagnostics: Diagnostic[];
}

/** Makes the tree of the first document from the parser's events. They begin with a document that is not empty. */
export function buildTree(file: string, text: string, events: readonly YamlEvent[]): Built {
  const builder: Builder = {
    file,
    text,
    events,
    anchors: new Map(),
    diagnostics: [],
    remaining: { error: MOST_REPORTS, warning: MOST_REPORTS },
    next: 1,
    cursor: 0,
    nodes: 0,
    aliased: 0,
    level: 0,
    deepest: 0,
  };
  const root = readNode(builder, undefined);
  return { root, end: builder.cursor, rest: builder.next + 1 < events.length, diagnostics: builder.diagnostics };
}

/** `empty` is the place of a value that is not written at all; a list item's is its dash. */
function readNode(builder: Builder, empty: Place | undefined): Node {
  const event = builder.events[builder.next++]!;
  if (event.type === EVENT_ID.ALIAS) return readAlias(builder, event);
  if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP)
    throw new Error(`Unexpected YAML event ${event.type}`);
  builder.nodes++;
  refuseTag(builder, event);
  if (event.anchorStart < 0) return readContent(builder, event, empty);
  return readAnchored(builder, event, () => readContent(builder, event, undefined));
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

/** A value of an entry or a list; what else stands in its line may have been meant as a part of it. */
function readValue(builder: Builder, key: string | undefined, empty: Place | undefined): Node {
  const event = builder.events[builder.next]!;
  const node = readNode(builder, empty);
  warnOfComment(builder, key, event, node);
  return node;
}

function readList(builder: Builder, event: EventOf<"SEQUENCE">): ListNode {
  const items: Node[] = [];
  enter(builder, event);
  while (!atEnd(builder)) items.push(readValue(builder, undefined, undefined));
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

/**
 * The place from the first child to the last, or from bracket to bracket. A pair in a list, `[a: 1]`, has no brackets
 * of its own.
 */
function leave(builder: Builder, event: EventOf<"SEQUENCE"> | EventOf<"MAPPING">, bracket: string): Place {
  builder.next++;
  builder.level--;
  if (event.style === COLLECTION_STYLE.FLOW && builder.text[event.start] === bracket) {
    builder.cursor = skipBlank(builder.text, builder.cursor, ",:?") + 1;
  }
  return { file: builder.file, start: event.start, end: builder.cursor };
}

function readEntry(builder: Builder, entries: Map<string, MapEntry>): void {
  const key = readKey(builder, () => readNode(builder, undefined).place);
  const value = readValue(builder, key.text, key.place);
  if (key.text === undefined) return;
  const first = entries.get(key.text);
  if (first === undefined) entries.set(key.text, { key: key.text, keyPlace: key.place, value });
  else reportDuplicate(builder, key.text, key.place, first);
}

function reportDuplicate(builder: Builder, key: string, place: Place, first: MapEntry): void {
  const related = [{ message: "The first one is here.", place: first.keyPlace }];
  report(builder, diagnostic("duplicate-key", place, { key: clip(key) }, { related }));
}
