import { clip } from "./clip.ts";
import type { Node } from "./tree.ts";

/** The type or the value of a node, as part of a sentence: `a list`, `the number 404`. */
export function describeNode(node: Node): string {
  if (node.kind !== "scalar") return node.kind === "map" ? "a mapping" : "a list";
  if (node.value === null) return "empty";
  if (typeof node.value === "string") return node.value === "" ? "an empty text" : `the text “${clip(node.value)}”`;
  return typeof node.value === "number" ? `the number ${node.value}` : `${node.value}`;
}
