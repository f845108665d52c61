import type { Json } from "../codegen/json.ts";
import type { Node } from "../load/tree.ts";

/** Returns the data of a node without its places. */
export function jsonOf(node: Node): Json {
  switch (node.kind) {
    case "scalar":
      return node.value;
    case "list":
      return node.items.map(jsonOf);
    case "map":
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, jsonOf(value)]));
  }
}
