import type { Module } from "../../model/query.ts";
import type { ResultField } from "../../model/result.ts";
import { knownResult } from "../../model/results.ts";

/** Where a module's answer stands: a list of its items among the results, members of pages, members of the results, or of the body. */
export type Form = "items" | "pages" | "results" | "body";

/** The usual form in a group, by the parameter that selects its modules. */
const usualForms: ReadonlyMap<string, Form> = new Map([["list", "items"], ["prop", "pages"]]);

export function formOf(module: Module, selector: string): Form {
  const result = knownResult(module);
  if (result === undefined) return usualForms.get(selector) ?? "results";
  if (result.items !== undefined || result.results.some((field) => isOwnList(module, field))) return "items";
  if (result.page.length > 0) return "pages";
  return result.results.length === 0 && result.body.length > 0 ? "body" : "results";
}

/** The list under the module's name, where every answer has it. */
function isOwnList(module: Module, { name, type, when, unless }: ResultField): boolean {
  return name === module.name && type.kind === "list" && when.length + unless.length === 0;
}
