import { codeSpan } from "../../codegen/markdown.ts";

/** What a Standard Schema is, of every service. */
export function standardProse(decode: string): string {
  return [
    `A Standard Schema that takes a typed object and returns the result of ${codeSpan(decode)}, with defaults.`,
    "Its issues are the findings of that function.",
  ].join(" ");
}
