import type { MapNode, Node } from "../load/tree.ts";
import type { Example } from "../model/example.ts";
import { plainData } from "./fact.ts";
import { asMap, asNumber, asText, entriesOf, itemsOf, need, valueOf } from "./read-node.ts";
import { pointerTo, type Place } from "../model/place.ts";

export function readExamples(node: Node | undefined): readonly Example[] {
  return itemsOf(node).map((item) => readExample(asMap(item)));
}

function readExample(map: MapNode): Example {
  const [parameters, request, response] = ["parameters", "request", "response"].map((key) => valueOf(map, key));
  const httpStatus = valueOf(map, "httpStatus");
  return {
    title: asText(need(map, "title")),
    parameters: Object.fromEntries(entriesOf(parameters).map(({ key, value }) => [key, plainData(value)])),
    request: request && plainData(request),
    response: response && plainData(response),
    httpStatus: httpStatus && asNumber(httpStatus),
    places: placesWithin(map),
  };
}

/**
 * Returns the places of a node and its descendants by JSON Pointer. The pointer of the node itself is the empty string.
 */
function placesWithin(node: Node): ReadonlyMap<string, Place> {
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
