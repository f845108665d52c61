import type { ResultLeaf } from "../../../model/result.ts";
import type { EnumType } from "../../../model/type.ts";
import { stringLiteral } from "../../../codegen/typescript.ts";

/** The TypeScript of a value of an answer that holds no others; each output names listed values in its own way. */
export function leafType(type: ResultLeaf, listed: (type: EnumType) => string): string {
  switch (type.kind) {
    case "number":
    case "namespace":
      return "number";
    case "boolean":
      return "boolean";
    case "any":
      return "unknown";
    case "const":
      return typeof type.value === "boolean" ? String(type.value) : stringLiteral(type.value);
    case "enum":
      return listed(type);
    case "text":
    case "timestamp":
    case "title":
    case "user":
      return "string";
  }
}
