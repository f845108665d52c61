import { EVENT_ID, parseEvents, YAMLException, SCALAR_STYLE, COLLECTION_STYLE } from "js-yaml";
import { diagnostic, hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import {
  MOST_LEVELS,
  type YamlEvent,
  refuseTag,
  report,
  type Builder,
  MOST_REPORTS,
  type ContentEvent,
  type EventOf,
} from "./builder.ts";
import { describeNode, clip } from "./finding.ts";
import { syntaxErrors, type Stop, skipBlank } from "./syntax.ts";
import type { MapNode, Node, ListNode, MapEntry } from "./tree.ts";
import type { Place } from "../model/place.ts";
import { aliasPlace, anchor, readAlias, readAnchored, warnIfUnused } from "./anchors.ts";
import { scalarPlace, scalarText, scalarValue, warnIfAmbiguous, readScalar } from "./read-scalar.ts";

export interface Parsed {
  /** The root, or `undefined` if there are errors. */
  readonly root: MapNode | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses one YAML file: a single document that is a mapping. Returns a tree or errors for any text. */
export function parse(file: string, text: string): Parsed {
  const events = readEvents(file, text);
  if ("position" in events) return { root: undefined, diagnostics: stopErrors(file, text, events) };
  const fault = directive(file, text) ?? emptyFile(file, events);
  if (fault !== undefined) return { root: undefined, diagnostics: [fault] };
  const { root, end, rest, diagnostics } = buildTree(file, text, events);
  if (rest) diagnostics.push(secondDocument(file, text, end));
  if (root.kind !== "map") diagnostics.push(wrongRootNode(root));
  return { root: root.kind === "map" && !hasErrors(diagnostics) ? root : undefined, diagnostics };
}

function readEvents(file: string, text: string): readonly YamlEvent[] | Stop {
  try {
    return parseEvents(text, { filename: file, maxDepth: MOST_LEVELS });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { position: error.mark?.position ?? 0, reason: error.reason };
  }
}

function stopErrors(file: string, text: string, stop: Stop): readonly Diagnostic[] {
  if (!stop.reason.startsWith("nesting exceeded")) return syntaxErrors(file, text, stop);
  const place = { file, start: stop.position, end: Math.min(stop.position + 1, text.length) };
  return [diagnostic("nested-too-deep", place, { limit: MOST_LEVELS })];
}

function directive(file: string, text: string): Diagnostic | undefined {
  const start = skipBlank(text, 0);
  if (text[start] !== "%") return undefined;
  return diagnostic(
    "unsupported-yaml",
    { file, start, end: start + 1 },
    { feature: "directives (lines that start with “%”)" },
  );
}

function emptyFile(file: string, events: readonly YamlEvent[]): Diagnostic | undefined {
  const root = events[1];
  const hasContent = root !== undefined && (root.type !== EVENT_ID.SCALAR || root.valueStart >= 0);
  return hasContent ? undefined : wrongRoot(file, "empty", "a mapping; one without entries is {}");
}

function wrongRootNode(root: Node): Diagnostic {
  return { ...wrongRoot(root.place.file, describeNode(root)), place: root.place };
}

function wrongRoot(file: string, actual: string, remedy = "a mapping"): Diagnostic {
  return diagnostic(
    "wrong-type",
    { file, start: 0, end: 0 },
    { where: "The file", expected: "a mapping", actual, remedy },
  );
}

function secondDocument(file: string, text: string, end: number): Diagnostic {
  const start = skipBlank(text, end);
  const place = { file, start, end: Math.min(start + 3, text.length) };
  return diagnostic("unsupported-yaml", place, { feature: "more than one document in a file" });
}

interface Key {
  /** The text of the key, or `undefined` if the node cannot be a key. */
  readonly text: string | undefined;
  readonly place: Place;
}

/**
 * Reads the key of an entry. `readOther` reads a key that is not a scalar, which is an error, and returns its place.
 */
function readKey(builder: Builder, readOther: () => Place): Key {
  const event = builder.events[builder.next]!;
  if (event.type !== EVENT_ID.SCALAR) {
    const place = readOther();
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

/** Keys with prose values, for which even a single remaining word can be prose. Elsewhere only several words are. */
const PROSE: ReadonlySet<string> = new Set([
  "title",
  "summary",
  "description",
  "text",
  "condition",
  "message",
  "when",
  "note",
  "question",
  "answer",
  "reason",
]);

const COMMENT = /[ \t]+(#[^\r\n]*)/y;

/**
 * Warns of a “#” after a space, which ends unquoted text. If the author meant it literally, the rest is lost silently.
 */
function warnOfComment(builder: Builder, key: string | undefined, event: YamlEvent, node: Node): void {
  if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN || !isProse(key, node)) return;
  COMMENT.lastIndex = node.place.end;
  const comment = COMMENT.exec(builder.text)?.[1];
  if (comment === undefined) return;
  const start = COMMENT.lastIndex - comment.length;
  const place = { file: builder.file, start, end: COMMENT.lastIndex };
  report(builder, diagnostic("comment-after-text", place, { comment: clip(comment.trimEnd()) }));
}

function isProse(key: string | undefined, node: Node): boolean {
  if (node.kind !== "scalar" || typeof node.value !== "string" || node.value === "") return false;
  return (key !== undefined && PROSE.has(key)) || node.value.includes(" ");
}

interface Built {
  readonly root: Node;
  /** Offset of the end of the first document's last token. */
  readonly end: number;
  /** True if another document follows. */
  readonly rest: boolean;
  readonly diagnostics: Diagnostic[];
}

/** Builds the tree of the first document from the parser's events. The document must not be empty. */
function buildTree(file: string, text: string, events: readonly YamlEvent[]): Built {
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
  if (!hasErrors(builder.diagnostics)) for (const anchored of builder.anchors.values()) warnIfUnused(builder, anchored);
  return { root, end: builder.cursor, rest: builder.next + 1 < events.length, diagnostics: builder.diagnostics };
}

/** Reads a node. `empty` is the place of a value that is not written; for a list item, it is the dash. */
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

/** Reads the value of an entry or a list item. Warns if the comment on its line may have been meant as part of it. */
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
 * Returns the place from the first child to the last, or from bracket to bracket. A pair in a list, such as `[a: 1]`,
 * has no brackets.
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
