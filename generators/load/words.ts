import type { Node } from "./tree.ts";

const LONGEST = 80;

/** What a node is, for a sentence: `a list`, `the number 404`. */
export function describe(node: Node): string {
  if (node.kind !== "scalar") return node.kind === "map" ? "a mapping" : "a list";
  if (node.value === null) return "empty";
  if (typeof node.value === "string") return node.value === "" ? "an empty text" : `the text “${clip(node.value)}”`;
  return typeof node.value === "number" ? `the number ${node.value}` : `${node.value}`;
}

/** Text from the spec, short enough for a message. */
export function clip(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
