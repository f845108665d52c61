import type { MapNode, Node } from "../load/tree.ts";
import type { Example } from "../model/example.ts";
import { plainData } from "./plain-data.ts";
import { placesWithin } from "./places-within.ts";
import { asMap, asNumber, asText, entriesOf, itemsOf, need, valueOf } from "./read-node.ts";

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
