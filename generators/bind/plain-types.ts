import type { IntegerType, ListType, StringType, Type } from "../model/type.ts";

/** Strings without bounds. */
export const anyText: StringType = {
  kind: "string",
  minLength: undefined,
  maxLength: undefined,
  pattern: undefined,
  format: undefined,
};

/** Numbers without bounds. */
export const noBounds: Omit<IntegerType, "kind"> = {
  minimum: undefined,
  maximum: undefined,
  exclusiveMinimum: undefined,
  exclusiveMaximum: undefined,
  multipleOf: undefined,
};

export function listOf(items: Type): ListType {
  return { kind: "list", items, minItems: undefined, maxItems: undefined, uniqueItems: false };
}
