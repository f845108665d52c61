import type { Node } from "../load/tree.ts";

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A tree without its places. A key such as `__proto__` is a key like any other. */
export function plainData(node: Node): Plain {
  switch (node.kind) {
    case "scalar":
      return node.value;
    case "list":
      return node.items.map(plainData);
    case "map":
      return Object.fromEntries(node.entries.map((entry) => [entry.key, plainData(entry.value)]));
  }
}
