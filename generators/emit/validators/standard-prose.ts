import { codeSpan } from "../../codegen/markdown.ts";

/** What a Standard Schema is, of every service. */
export function standardProse(decode: string): string {
  return [
    `A Standard Schema that takes a typed object, and gives what ${codeSpan(decode)} makes of it, with defaults.`,
    "Its issues are what that finds.",
  ].join(" ");
}
