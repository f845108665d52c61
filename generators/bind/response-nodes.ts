import type { MapNode, Node } from "../load/tree.ts";
import { asMap } from "./read-node.ts";

/** The answers of success, as an operation's key `response` has them: one, or a list. */
export function responseNodes(node: Node): readonly MapNode[] {
  return node.kind === "list" ? node.items.map(asMap) : [asMap(node)];
}
