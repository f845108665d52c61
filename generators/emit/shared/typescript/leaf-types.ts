import { byKind, type ByKind } from "../../../model/by-kind.ts";
import type { ResultLeaf } from "../../../model/result.ts";
import type { EnumType } from "../../../model/type.ts";
import { stringLiteral } from "../../../codegen/typescript.ts";

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
