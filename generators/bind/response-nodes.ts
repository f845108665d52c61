import type { MapNode, Node } from "../load/tree.ts";
import { asMap } from "./read-node.ts";

/** Returns the success responses under an operation's key `response`, which contains one response or a list. */
export function responseNodes(node: Node): readonly MapNode[] {
  return node.kind === "list" ? node.items.map(asMap) : [asMap(node)];
}
