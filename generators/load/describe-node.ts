import { clip } from "./clip.ts";
import type { Node } from "./tree.ts";

/** The type or the value of a node, as part of a sentence: `a list`, `the number 404`. */
export function describeNode(node: Node): string {
  if (node.kind === "list") return node.items.length === 0 ? "an empty list" : "a list";
  if (node.kind === "map") return node.entries.length === 0 ? "an empty mapping" : "a mapping";
  if (node.value === null) return "empty";
  if (typeof node.value === "string") return node.value === "" ? "an empty string" : `the string “${clip(node.value)}”`;
  return typeof node.value === "number" ? `the number ${node.value}` : `${node.value}`;
}
