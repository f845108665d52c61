import type { Node } from "../load/tree.ts";

/** Returns whether two trees have the same data, with keys in the same order. */
export function sameData(before: Node, after: Node): boolean {
  return JSON.stringify(data(before)) === JSON.stringify(data(after));
}

function data(node: Node): unknown {
  switch (node.kind) {
    case "scalar":
      return [node.value];
    case "list":
      return { list: node.items.map(data) };
    case "map":
      return { map: node.entries.map(({ key, value }) => [key, data(value)]) };
  }
}
