import type { AnswerForm } from "../../../../templates/runtime/query/server/table.ts";
import type { GroupRole } from "../../../model/query-protocol.ts";
import type { Module } from "../../../model/query.ts";
import type { ResultField } from "../../../model/result.ts";
import { knownResult } from "../../../model/results.ts";

/** The form of answers in a group, by its role, where a module's result is unknown. */
const defaultForms: Readonly<Record<GroupRole, AnswerForm>> = { items: "items", properties: "pages", facts: "results" };

/** Where a module's answer is. */
export function formOf(module: Module, role: GroupRole): AnswerForm {
  const result = knownResult(module);
  if (result === undefined) return defaultForms[role];
  if (result.items !== undefined || result.results.some((field) => isOwnList(module, field))) return "items";
  if (result.page.length > 0) return "pages";
  return result.results.length === 0 && result.body.length > 0 ? "body" : "results";
}

/** The list under the module's name, where every answer has it. */
function isOwnList(module: Module, { name, type, when, unless }: ResultField): boolean {
  return name === module.name && type.kind === "list" && when.length + unless.length === 0;
}
