import type { MapNode, Node } from "../load/tree.ts";
import type { ErrorResponse, JsonMediaTypes, Response } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { readFact, readOptionalFact } from "./fact.ts";
import { readResponseHeader } from "./response.ts";
import {
  asMap,
  asNumber,
  asText,
  entriesOf,
  itemsOf,
  mapOf,
  need,
  responseNodes,
  textOf,
  textsOf,
  valueOf,
} from "./read-node.ts";
import { readType, type TypeScope } from "./types.ts";
import type { Poll, PollCall, PollResult, Written } from "../model/poll.ts";

/** Reads the success responses of an operation: one, or a list. */
export function readResponses(binding: Binding, node: Node, types: TypeScope): readonly Response[] {
  return responseNodes(node).map((map) => responseOf(binding, map, types));
}

/** Reads the error responses by status. */
export function readErrorResponses(
  binding: Binding,
  node: Node | undefined,
  types: TypeScope,
): readonly ErrorResponse[] {
  return entriesOf(node).map(({ key, value, keyPlace }) => ({
    status: key,
    ...readContent(binding, asMap(value), types),
    place: keyPlace,
  }));
}

function responseOf(binding: Binding, map: MapNode, types: TypeScope): Response {
  return {
    httpStatus: readFact(binding, need(map, "httpStatus"), asNumber),
    ...readContent(binding, map, types),
    poll: readPoll(map),
    place: map.place,
  };
}

/** Reads the content of a response. Without a body, the response is empty. */
function readContent(
  binding: Binding,
  map: MapNode,
  types: TypeScope,
): Omit<Response, "httpStatus" | "poll" | "place"> {
  const media = readMediaResponse(valueOf(map, "body"));
  return {
    description: textOf(map, "description"),
    body:
      media === undefined
        ? readOptionalFact(binding, map, "body", (body) => readType(binding, body, types))
        : undefined,
    media,
    ...readMediaTypes(binding, map, types),
    headers: entriesOf(valueOf(map, "headers")).map((header) => readResponseHeader(binding, header, types)),
  };
}

export function readMediaTypes(binding: Binding, map: MapNode, types: TypeScope): JsonMediaTypes {
  return {
    mediaType: textOf(map, "mediaType"),
    otherMediaTypes: textsOf(valueOf(map, "otherMediaTypes")),
    otherBodies: entriesOf(valueOf(map, "otherBodies")).map(({ key, value, keyPlace }) => ({
      mediaType: key,
      type: readFact(binding, value, (node) => readType(binding, node, types)),
      place: keyPlace,
    })),
  };
}

function readMediaResponse(body: Node | undefined): Response["media"] {
  const mediaTypes = body?.kind === "map" ? valueOf(body, "mediaTypes") : undefined;
  return mediaTypes === undefined ? undefined : { mediaTypes: textsOf(mediaTypes), place: mediaTypes.place };
}

/** Reads how clients poll. The rule `invalid-poll`, which knows all operations, checks the names. */
function readPoll(response: MapNode): Poll | undefined {
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
