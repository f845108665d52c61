import type { EVENT_ID, parseEvents } from "js-yaml";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { clip } from "./finding.ts";
import type { Place } from "../model/place.ts";
import type { Node } from "./tree.ts";

/** Maximum nesting depth of a file, with aliases expanded. */
export const MOST_LEVELS = 100;
/** Maximum number of errors, and of warnings, that are reported for one file. More would not help the author. */
export const MOST_REPORTS = 100;
/** Maximum number of nodes that the aliases of one file may expand to. */
export const MOST_ALIASED = 100_000;

export type YamlEvent = ReturnType<typeof parseEvents>[number];
export type EventOf<K extends keyof typeof EVENT_ID> = Extract<YamlEvent, { type: (typeof EVENT_ID)[K] }>;
export type ScalarEvent = EventOf<"SCALAR">;
export type ContentEvent = ScalarEvent | EventOf<"SEQUENCE"> | EventOf<"MAPPING">;

/** The state of building a tree, from one event to the next. */
export interface Builder {
  readonly file: string;
  readonly text: string;
  readonly events: readonly YamlEvent[];
  readonly anchors: Map<string, Anchored>;
  readonly diagnostics: Diagnostic[];
  /** Number of diagnostics that may still be added, by severity. */
  readonly remaining: Record<Diagnostic["severity"], number>;
  /** Index of the event to read next. */
  next: number;
  /** Offset of the end of the last token. */
  cursor: number;
  /** Number of nodes so far, with aliases expanded, and number of nodes that result from aliases. */
  nodes: number;
  aliased: number;
  level: number;
  deepest: number;
}

export interface Anchored {
  /** The node, or `undefined` until its last child is read. */
  node: Node | undefined;
  /** Number of nodes in it, and of levels below it, with aliases expanded. */
  size: number;
  height: number;
  /** The place of the anchor itself. */
  readonly place: Place;
  isUsed: boolean;
}

export function report(builder: Builder, one: Diagnostic): void {
  if (builder.remaining[one.severity]-- > 0) builder.diagnostics.push(one);
}

export function refuseTag(builder: Builder, event: ContentEvent): void {
  if (event.tagStart < 0) return;
  const place = { file: builder.file, start: event.tagStart, end: event.tagEnd };
  builder.cursor = event.tagEnd;
  const tag = clip(builder.text.slice(event.tagStart, event.tagEnd));
  const suggestion = `If it is the beginning of a text, put the text in quotes.`;
  report(builder, diagnostic("unsupported-yaml", place, { feature: `the tag “${tag}”` }, { suggestion }));
}
