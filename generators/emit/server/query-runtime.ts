import type { GeneratedFile } from "../../codegen/generated-file.ts";
import { runtimePath } from "./runtime-path.ts";

/** The types of the runtime that the index of a service exports, by the file that has them. */
const publicTypes: Readonly<Record<string, readonly string[]>> = {
  "action-api/server/decoded-request.js": ["DecodedRequest"],
  "action-api/server/handlers.js": [
    "Context",
    "GeneratorHandler",
    "Item",
    "ItemList",
    "Items",
    "ListHandler",
    "Page",
    "PageName",
    "PageSetHandler",
    "PropertyHandler",
    "Resolved",
    "ResultHandler",
  ],
  "action-api/server/message.js": ["Message", "MessageParameter", "MessageSubject", "MessageText"],
  "action-api/server/options.js": ["ContractOptions", "Options", "SiteOptions"],
  "action-api/server/parameters.js": ["Parameters"],
  "action-api/server/request.js": ["Answer", "Caller", "Request", "Response"],
  "action-api/server/results/finding.js": ["AnswerFinding", "CheckAnswer"],
  "action-api/server/table.js": ["AnswerForm", "ModuleInfo", "ParameterInfo", "RequestSet", "RuleInfo", "Table"],
  "server/http/contract.js": ["CheckedRequest", "Contract", "ContractAnswer", "ContractRequest", "Side", "Violation"],
};

const homes = new Map(Object.entries(publicTypes).flatMap(([path, names]) => names.map((name) => [name, path] as const)));

/** The names that the index of every query service takes from the runtime. */
export const runtimeNames: readonly string[] = [...homes.keys(), "Failure", "parametersOf"];

export function exportPublicTypes(file: GeneratedFile): void {
  for (const [name, path] of homes) file.exportTypeFrom(runtimePath(file, path), name);
}

/** Takes a public type of the runtime into a file; returns its name. */
export function runtimeType(file: GeneratedFile, name: string): string {
  const path = homes.get(name);
  if (path === undefined) throw new Error(`The runtime has no public type ${name}.`);
  return file.importType(runtimePath(file, path), name);
}

/** What the index exports as the runtime has it, with its types: `Failure` and `parametersOf`. */
export function exportRuntimeValues(file: GeneratedFile): void {
  file.exportFrom(runtimePath(file, "action-api/server/failure.js"), "Failure");
  file.exportFrom(runtimePath(file, "action-api/server/parameters.js"), "parametersOf");
}
