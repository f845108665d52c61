import type { Type } from "../../../model/type.ts";

/** Reports whether values of the type contain other values, so that a finding includes the path. */
export function isStructured(type: Type): boolean {
  if (type.kind === "union") return type.members.some(isStructured);
  return type.kind === "list" || type.kind === "map" || type.kind === "shape" || type.kind === "one-of";
}
