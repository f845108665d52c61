import type { Node } from "../load/tree.ts";
import type { DefaultValue } from "../model/query.ts";
import type { FieldDefault } from "../model/resource.ts";
import { asScalar } from "./read-node.ts";

export function readDefault(node: Node): DefaultValue {
  if (node.kind === "list") return node.items.map(scalarDefault) as readonly string[] | readonly number[];
  return scalarDefault(node);
}

/** The default of a field or of a query parameter, where true and false are no texts. */
export function readFieldDefault(node: Node): FieldDefault {
  return node.kind === "scalar" && typeof node.value === "boolean" ? node.value : readDefault(node);
}

function scalarDefault(node: Node): string | number {
  const { value } = asScalar(node);
  return typeof value === "number" ? value : String(value);
}
