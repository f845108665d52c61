import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Place } from "../model/place.ts";
import {
  MOST_ALIASED,
  MOST_LEVELS,
  report,
  type Anchored,
  type Builder,
  type ContentEvent,
  type EventOf,
} from "./builder.ts";
import { clip } from "./finding.ts";
import type { Node } from "./tree.ts";

/** Reads a node with an anchor, and records the cost of its aliases. */
export function readAnchored(builder: Builder, event: ContentEvent, read: () => Node): Node {
  const anchored = anchor(builder, event);
  const [nodesBefore, deepestBefore] = [builder.nodes, builder.deepest];
  builder.deepest = builder.level;
  anchored.node = read();
  anchored.size += builder.nodes - nodesBefore;
  anchored.height = builder.deepest - builder.level;
  builder.deepest = Math.max(builder.deepest, deepestBefore);
  return anchored.node;
}

/** Registers an anchor. A second anchor of the same name replaces the first for later aliases. */
export function anchor(builder: Builder, event: ContentEvent): Anchored {
  const place = { file: builder.file, start: event.anchorStart - 1, end: event.anchorEnd };
  const anchored: Anchored = { node: undefined, size: 1, height: 0, place, isUsed: false };
  warnIfUnused(builder, builder.anchors.get(nameOf(builder, event)));
  builder.anchors.set(nameOf(builder, event), anchored);
  return anchored;
}

function nameOf(builder: Builder, event: ContentEvent): string {
  return builder.text.slice(event.anchorStart, event.anchorEnd);
}

/** Warns of an anchor without aliases: it may be the beginning of a text, such as `&nbsp;`. */
export function warnIfUnused(builder: Builder, anchored: Anchored | undefined): void {
  if (anchored === undefined || anchored.isUsed) return;
  const { start, end } = anchored.place;
  report(builder, diagnostic("unused-anchor", anchored.place, { name: clip(builder.text.slice(start + 1, end)) }));
}

export function anchorPlace(builder: Builder, event: ContentEvent): Place {
  builder.cursor = event.anchorEnd;
  return { file: builder.file, start: event.anchorStart - 1, end: event.anchorEnd };
}

export function readAlias(builder: Builder, event: EventOf<"ALIAS">): Node {
  const place = aliasPlace(builder, event);
  const name = builder.text.slice(event.anchorStart, event.anchorEnd);
  builder.cursor = event.anchorEnd;
  const anchored = builder.anchors.get(name);
  const fault = aliasFault(builder, name, place, anchored);
  if (anchored !== undefined) anchored.isUsed = true;
  if (fault !== undefined) report(builder, fault);
  if (fault !== undefined || anchored?.node === undefined) return { kind: "scalar", value: null, place };
  builder.deepest = Math.max(builder.deepest, builder.level + anchored.height);
  return anchored.node;
}

export function aliasPlace(builder: Builder, event: EventOf<"ALIAS">): Place {
  return { file: builder.file, start: event.anchorStart - 1, end: event.anchorEnd };
}

function aliasFault(
  builder: Builder,
  name: string,
  place: Place,
  anchored: Anchored | undefined,
): Diagnostic | undefined {
  if (anchored === undefined)
    return diagnostic("yaml-syntax", place, {
      reason: `no anchor “&${clip(name)}” precedes this alias`,
      remedy: `Put text in quotes: '*${clip(name)}'.`,
    });
  if (anchored.node === undefined) return diagnostic("cyclic-alias", place, { name: clip(name) });
  if (builder.level + anchored.height > MOST_LEVELS)
    return diagnostic("nested-too-deep", place, { limit: MOST_LEVELS });
  if (builder.aliased > MOST_ALIASED) return undefined;
  builder.nodes += anchored.size;
  builder.aliased += anchored.size;
  return builder.aliased > MOST_ALIASED ? diagnostic("alias-bomb", place, { limit: MOST_ALIASED }) : undefined;
}
