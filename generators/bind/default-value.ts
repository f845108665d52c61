import type { Node } from "../load/tree.ts";
import type { DefaultValue } from "../model/query.ts";
import { asScalar } from "./read-node.ts";

export function readDefault(node: Node): DefaultValue {
  if (node.kind === "list") return node.items.map(scalarDefault) as readonly string[] | readonly number[];
  return scalarDefault(node);
}

function scalarDefault(node: Node): string | number {
  const { value } = asScalar(node);
  return typeof value === "number" ? value : String(value);
}
