import { byKind, type ByKind } from "../../../model/by-kind.ts";
import type { ResultLeaf } from "../../../model/result.ts";
import type { EnumType } from "../../../model/type.ts";
import { docComment, stringLiteral } from "../../../codegen/typescript.ts";

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
