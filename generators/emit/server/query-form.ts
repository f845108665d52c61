import type { AnswerForm } from "../../../templates/runtime/action-api/server/table.ts";
import type { Module } from "../../model/query.ts";
import type { ResultField } from "../../model/result.ts";
import { knownResult } from "../../model/results.ts";

/** The form of answers in a group, by the parameter that selects its modules, where a module's result is unknown. */
const defaultForms: ReadonlyMap<string, AnswerForm> = new Map([["list", "items"], ["prop", "pages"]]);

/** Where a module's answer is. */
export function formOf(module: Module, selector: string): AnswerForm {
  const result = knownResult(module);
  if (result === undefined) return defaultForms.get(selector) ?? "results";
  if (result.items !== undefined || result.results.some((field) => isOwnList(module, field))) return "items";
  if (result.page.length > 0) return "pages";
  return result.results.length === 0 && result.body.length > 0 ? "body" : "results";
}

/** The list under the module's name, where every answer has it. */
function isOwnList(module: Module, { name, type, when, unless }: ResultField): boolean {
  return name === module.name && type.kind === "list" && when.length + unless.length === 0;
}
