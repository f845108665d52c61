import { plainText } from "../plain.ts";
import type { Site } from "../site.ts";

interface AnyType {
  readonly kind: string;
  readonly members?: readonly AnyType[];
  readonly items?: AnyType;
  readonly minItems?: unknown;
}

/** What each kind has in it, whatever its bounds. */
const contained: Readonly<Record<string, readonly string[]>> = {
  number: ["integer"],
  string: ["enum", "title", "timestamp", "date", "time", "duration", "decimal", "binary", "user", "const"],
  text: ["enum", "title", "timestamp", "user", "const"],
};

const textual = ["integer", "number", "namespace", "limit", "boolean"];

/** Whether every value of the inner type is one of the outer: as far as the kinds show it. */
export function containsType(outer: AnyType, inner: AnyType): boolean {
  if (outer.kind === "any") return true;
  if (plainText(outer) === plainText(inner)) return true;
  if (inner.members !== undefined) return inner.members.every((one) => containsType(outer, one));
  if (outer.members !== undefined) return outer.members.some((one) => containsType(one, inner));
  if (!isUnbounded(outer) && !hasBounds(inner, outer)) return false;
  return (contained[outer.kind] ?? []).includes(inner.kind);
}

/** Returns whether a type has all that another one has besides its kind, such as the same minimum. */
function hasBounds(type: object, other: object): boolean {
  return plainText({ ...type, ...other, kind: "" }) === plainText({ ...type, kind: "" });
}

/**
 * Returns whether a request accepts every value of the inner type for the outer, although programs have another type: a
 * number is sent as a string, and a list of one item as the item.
 */
export function containsAsText(outer: AnyType, inner: AnyType, { isText, direction }: Site): boolean {
  if (!isText || direction !== "request") return false;
  const isList = outer.items !== undefined && outer.minItems === undefined && containsType(outer.items, inner);
  return isList || (outer.kind === "string" && isUnbounded(outer) && textual.includes(inner.kind));
}

/** Whether it has nothing but its kind. */
function isUnbounded(type: object): boolean {
  return Object.entries(type).every(([key, value]) => key === "kind" || key === "whole" || value === undefined);
}
