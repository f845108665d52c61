import type { Type } from "./type.ts";

/** Returns whether strings without a style can represent all values of the type. */
export function isTextual(type: Type): boolean {
  if (type.kind === "list") return isScalar(type.items);
  return type.kind === "union" ? type.members.every(isTextual) : isScalar(type);
}

/** Returns whether a single string can represent each value of the type. */
export function isScalar(type: Type): boolean {
  return type.kind === "union" ? type.members.every(isScalar) : !["list", "map", "shape", "one-of"].includes(type.kind);
}
