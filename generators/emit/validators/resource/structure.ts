import type { Type } from "../../../model/type.ts";

/** Returns whether values of the type hold others: then a finding says where in them it is. */
export function isStructured(type: Type): boolean {
  if (type.kind === "union") return type.members.some(isStructured);
  return type.kind === "list" || type.kind === "map" || type.kind === "shape" || type.kind === "one-of";
}
