import type { MapNode } from "../load/tree.ts";
import type { OlderForm, WrittenForm } from "../model/result.ts";
import { asText, flagOf, mapOf, textOf, valueOf } from "./read-node.ts";

/** How a member is written in other forms of an answer; undefined where the spec does not say. */
export function readWritten(field: MapNode): WrittenForm | undefined {
  const map = mapOf(field, "written");
  if (map === undefined) return undefined;
  return {
    content: flagOf(map, "content"),
    elements: readElements(map),
    keyAttribute: textOf(map, "keyAttribute"),
    older: textOf(map, "older") as OlderForm | undefined,
  };
}

/** One name, or a list of them. */
function readElements(map: MapNode): readonly string[] {
  const node = valueOf(map, "element");
  if (node === undefined) return [];
  return node.kind === "list" ? node.items.map(asText) : [asText(node)];
}
