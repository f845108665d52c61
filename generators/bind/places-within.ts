import type { Node } from "../load/tree.ts";
import { pointerTo } from "../model/pointer.ts";
import type { Place } from "../model/place.ts";

/** Where a node and everything in it stands, by its JSON Pointer: the node's own is the empty text. */
export function placesWithin(node: Node): ReadonlyMap<string, Place> {
  const places = new Map([["", node.place]]);
  collect(node, "", places);
  return places;
}

function collect(node: Node, pointer: string, places: Map<string, Place>): void {
  for (const { step, place, value } of childrenOf(node)) {
    const inner = pointerTo(pointer, step);
    places.set(inner, place);
    collect(value, inner, places);
  }
}

interface Child {
  readonly step: string | number;
  readonly place: Place;
  readonly value: Node;
}

function childrenOf(node: Node): readonly Child[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.map((value, step) => ({ step, place: value.place, value }));
  return node.entries.map(({ key, value }) => ({ step: key, place: value.place, value }));
}
