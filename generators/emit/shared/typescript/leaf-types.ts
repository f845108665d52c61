import { byKind, type ByKind } from "../../../model/by-kind.ts";
import type { ResultLeaf } from "../../../model/result.ts";
import type { EnumType } from "../../../model/type.ts";
import { stringLiteral } from "../../../codegen/typescript.ts";

/** The TypeScript of a value of an answer that holds no others; each output names listed values in its own way. */
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
