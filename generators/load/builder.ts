import type { EVENT_ID, parseEvents } from "js-yaml";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { clip } from "./finding.ts";
import type { Node } from "./tree.ts";

/** How many levels deep a file may nest, aliases unfolded. */
export const MOST_LEVELS = 100;
/** How many errors of one file are reported, and how many warnings: more would tell the author nothing new. */
export const MOST_REPORTS = 100;
/** How many nodes the aliases of one file may stand for. */
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
  /** How many diagnostics of a severity may still be added. */
  readonly remaining: Record<Diagnostic["severity"], number>;
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

export interface Anchored {
  /** Undefined until its last child is read. */
  node: Node | undefined;
  /** Nodes in it, and levels below it, aliases unfolded. */
  size: number;
  height: number;
}

export function report(builder: Builder, one: Diagnostic): void {
  if (builder.remaining[one.severity]-- > 0) builder.diagnostics.push(one);
}

export function refuseTag(builder: Builder, event: ContentEvent): void {
  if (event.tagStart < 0) return;
  const place = { file: builder.file, start: event.tagStart, end: event.tagEnd };
  builder.cursor = event.tagEnd;
  const tag = clip(builder.text.slice(event.tagStart, event.tagEnd));
  report(builder, diagnostic("unsupported-yaml", place, { feature: `the tag “${tag}”` }));
}
