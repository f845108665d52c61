import { docComment, stringLiteral } from "../../../codegen/typescript.ts";
import { type ByKind, byKind } from "../../../model/group-by.ts";
import type { ResultLeaf } from "../../../model/result.ts";
import type { EnumType } from "../../../model/type.ts";

/** Returns the type of the strings that are media types: `"image/png" | `image/${string}``. */
export function mediaTypesText(mediaTypes: readonly string[]): string {
  return mediaTypes.map((type) => (isRange(type) ? rangeText(type) : stringLiteral(type))).join(" | ");
}

/** Returns whether a media type is a range, such as `image/*`. */
export function isRange(mediaType: string): boolean {
  return mediaType.endsWith("/*");
}

function rangeText(mediaType: string): string {
  return `\`\${${stringLiteral(mediaType.slice(0, -1))}}\${string}\``;
}

/**
 * Returns the TypeScript type of a response value without members. `listed` returns the type of an enum, which differs
 * between outputs.
 */
export function leafType(type: ResultLeaf, listed: (type: EnumType) => string): string {
  return byKind(printers, type, listed);
}

const printers: ByKind<ResultLeaf, [listed: (type: EnumType) => string], string> = {
  number: () => "number",
  namespace: () => "number",
  boolean: () => "boolean",
  any: () => "unknown",
  const: ({ value }) => (typeof value === "boolean" ? String(value) : stringLiteral(value)),
  enum: (type, listed) => listed(type),
  text: () => "string",
  timestamp: () => "string",
  title: () => "string",
  user: () => "string",
};

/** Declares a union of strings, one in each line. */
export function stringUnion(name: string, prose: string, members: readonly string[]): string {
  const types = members.length === 0 ? " never" : members.map((member) => `\n  | ${stringLiteral(member)}`).join("");
  return `${docComment(prose)}export type ${name} =${types};\n`;
}
