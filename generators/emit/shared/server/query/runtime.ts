import type { GeneratedFile } from "../../../../codegen/generated-file.ts";
import type { QueryService } from "../../../../model/query.ts";
import { runtimePath } from "../resource/handlers.ts";

/** The runtime types that the index of a service exports, by the file that declares them. */
const publicTypes: Readonly<Record<string, readonly string[]>> = {
  "query/server/handlers.js": [
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
  "query/server/message.js": ["Message", "MessageParameter", "MessageSubject", "MessageText"],
  "query/server/options.js": ["MockModule"],
  "query/server/request.js": ["Answer", "Caller", "DecodedRequest", "Parameters", "Request", "Response"],
  "query/server/results/finding.js": ["AnswerFinding", "CheckAnswer"],
  "query/server/table.js": [
    "AnswerForm",
    "ErrorInfo",
    "ModuleInfo",
    "ParameterInfo",
    "RequestSet",
    "RuleInfo",
    "Table",
  ],
  "http/server/ground.js": ["Ground"],
  "http/server/contract.js": ["CheckedRequest", "Contract", "ContractAnswer", "ContractRequest", "Side", "Violation"],
};

export function serverFolder({ profile }: Pick<QueryService, "profile">): string {
  return `${profile ?? "query"}/server`;
}

/** Option types of servers, contracts and mocks. A profile has its own versions with more options. */
const optionTypes = ["ContractOptions", "MockOptions", "Options"] as const;

/** Types that a profile declares in addition to the general runtime, by file in the folder of the profile. */
const profileTypes: Readonly<Record<string, readonly string[]>> = {
  "options.js": ["Need", "SiteOptions"],
  "action.js": [
    "Action",
    "ActionAnswer",
    "ActionContext",
    "ActionDefinition",
    "ActionInfo",
    "ActionModule",
    "ActionParameter",
    "ActionParameters",
    "ActionValues",
    "TokenCheck",
  ],
  "page-set/read-title.js": ["Found", "PageSite", "ReadTitle", "TitleSite"],
};

const profileValues: Readonly<Record<string, readonly string[]>> = {
  "action.js": ["defineAction", "Unformatted"],
  "page-set/page-set.js": ["pageSetOf", "resolveRedirects"],
  "page-set/read-title.js": ["readTitle"],
};

const homes = new Map(
  Object.entries(publicTypes).flatMap(([path, names]) => names.map((name) => [name, path] as const)),
);

/** The names that the index of every query service imports from the runtime. */
export const runtimeNames: readonly string[] = [
  ...homes.keys(),
  ...optionTypes,
  ...Object.values(profileTypes).flat(),
  ...Object.values(profileValues).flat(),
  "Failure",
  "parametersOf",
];

export function exportPublicTypes(file: GeneratedFile, service: QueryService): void {
  for (const [name, path] of homes) file.exportTypeFrom(runtimePath(file, path), name);
  for (const name of optionTypes) file.exportTypeFrom(runtimePath(file, optionsPath(service)), name);
  if (service.profile === undefined) return;
  for (const [path, names] of Object.entries(profileTypes)) {
    for (const name of names) file.exportTypeFrom(runtimePath(file, `${serverFolder(service)}/${path}`), name);
  }
}

export function runtimeType(file: GeneratedFile, name: string): string {
  const path = homes.get(name);
  if (path === undefined) throw new Error(`The runtime has no public type ${name}.`);
  return file.importType(runtimePath(file, path), name);
}

export function optionsType(file: GeneratedFile, name: (typeof optionTypes)[number], service: QueryService): string {
  return file.importType(runtimePath(file, optionsPath(service)), name);
}

function optionsPath(service: QueryService): string {
  return `${serverFolder(service)}/options.js`;
}

/**
 * Re-exports values of the runtime with their types: `Failure`, `parametersOf` and, for a profile, functions that
 * create actions.
 */
export function exportRuntimeValues(file: GeneratedFile, service: QueryService): void {
  file.exportFrom(runtimePath(file, "query/server/message.js"), "Failure");
  file.exportFrom(runtimePath(file, "query/server/request.js"), "parametersOf");
  if (service.profile === undefined) return;
  for (const [path, names] of Object.entries(profileValues)) {
    for (const name of names) file.exportFrom(runtimePath(file, `${serverFolder(service)}/${path}`), name);
  }
}
