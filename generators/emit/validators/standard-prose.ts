import { codeSpan } from "../../codegen/markdown.ts";

/** Describes a Standard Schema. The text is the same for all services. */
export function standardProse(decode: string): string {
  return [
    `A Standard Schema that takes a typed object and returns the result of ${codeSpan(decode)}, with defaults.`,
    "Its issues are the findings of that function.",
  ].join(" ");
}
