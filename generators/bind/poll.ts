import type { MapNode, Node } from "../load/tree.ts";
import type { Poll, PollCall, PollResult, Written } from "../model/poll.ts";
import { asText, entriesOf, itemsOf, mapOf, need, valueOf } from "./read-node.ts";

/** Whether what it names exists is for the rule invalid-poll to say, which knows all operations. */
export function readPoll(response: MapNode): Poll | undefined {
  const map = mapOf(response, "poll");
  if (map === undefined) return undefined;
  return {
    status: readCall(map),
    state: asWritten(need(map, "state")),
    done: itemsOf(need(map, "done")).map(asWritten),
    failed: itemsOf(valueOf(map, "failed")).map(asWritten),
    result: readResult(valueOf(map, "result")),
    place: map.place,
  };
}

function readResult(node: Node | undefined): PollResult | undefined {
  if (node === undefined) return undefined;
  return node.kind === "map" ? { kind: "operation", call: readCall(node) } : { kind: "field", field: asWritten(node) };
}

function readCall(map: MapNode): PollCall {
  const operation = need(map, "operation");
  const parameters = entriesOf(valueOf(map, "parameters")).map(({ key, keyPlace, value }) => ({
    name: key,
    field: asWritten(value),
    place: keyPlace,
  }));
  return { operation: asWritten(operation), parameters, place: operation.place };
}

function asWritten(node: Node): Written {
  return { text: asText(node), place: node.place };
}
