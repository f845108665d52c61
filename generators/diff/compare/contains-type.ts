import { plainText } from "../plain.ts";
import type { Site } from "../site.ts";

interface AnyType {
  readonly kind: string;
  readonly members?: readonly AnyType[];
}

/** What each kind has in it, whatever its bounds; where all is text on the wire, text has whatever is one value. */
const contained: Readonly<Record<string, readonly string[]>> = {
  number: ["integer"],
  string: ["enum", "title", "timestamp", "date", "time", "duration", "decimal", "binary", "user", "const"],
  text: ["enum", "title", "timestamp", "user", "const"],
};

const textual = ["integer", "number", "namespace", "limit", "boolean"];

/** Whether every value of the inner type is one of the outer: as far as the kinds show it. */
export function containsType(outer: AnyType, inner: AnyType, site: Site): boolean {
  if (outer.kind === "any") return true;
  if (plainText(outer) === plainText(inner)) return true;
  if (inner.members !== undefined) return inner.members.every((one) => containsType(outer, one, site));
  if (outer.members !== undefined) return outer.members.some((one) => containsType(one, inner, site));
  if (!isUnbounded(outer)) return false;
  const isText = site.isText && site.direction === "request" && outer.kind === "string";
  return (contained[outer.kind] ?? []).includes(inner.kind) || (isText && textual.includes(inner.kind));
}

/** Whether it has nothing but its kind. */
function isUnbounded(type: object): boolean {
  return Object.entries(type).every(([key, value]) => key === "kind" || key === "whole" || value === undefined);
}
