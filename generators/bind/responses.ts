import type { MapNode, Node } from "../load/tree.ts";
import type { ErrorResponse, Response } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { readFact, readOptionalFact } from "./fact.ts";
import { readResponseHeader } from "./headers.ts";
import { readPoll } from "./poll.ts";
import { asMap, asNumber, entriesOf, need, textOf, textsOf, valueOf } from "./read-node.ts";
import { responseNodes } from "./response-nodes.ts";
import { readType, type TypeScope } from "./types.ts";

/** The answers of success of an operation: one, or a list of them. */
export function readResponses(binding: Binding, node: Node, types: TypeScope): readonly Response[] {
  return responseNodes(node).map((map) => readResponse(binding, map, types));
}

/** The responses other than those of success, by their status. */
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

function readResponse(binding: Binding, map: MapNode, types: TypeScope): Response {
  return {
    httpStatus: readFact(binding, need(map, "httpStatus"), asNumber),
    ...readContent(binding, map, types),
    poll: readPoll(map),
    place: map.place,
  };
}

/** Without a body the answer is empty. */
function readContent(
  binding: Binding,
  map: MapNode,
  types: TypeScope,
): Pick<Response, "description" | "body" | "media" | "headers"> {
  const media = readMediaAnswer(valueOf(map, "body"));
  return {
    description: textOf(map, "description"),
    body:
      media === undefined
        ? readOptionalFact(binding, map, "body", (body) => readType(binding, body, types))
        : undefined,
    media,
    headers: entriesOf(valueOf(map, "headers")).map((header) => readResponseHeader(binding, header, types)),
  };
}

function readMediaAnswer(body: Node | undefined): Response["media"] {
  const mediaTypes = body?.kind === "map" ? valueOf(body, "mediaTypes") : undefined;
  return mediaTypes === undefined ? undefined : { mediaTypes: textsOf(mediaTypes), place: mediaTypes.place };
}
