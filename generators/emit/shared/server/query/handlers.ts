import { isUnknown } from "../../../../model/fact.ts";
import type { AnswerForm } from "../../../../../templates/runtime/query/server/table.ts";
import type { GeneratedFile } from "../../../../codegen/generated-file.ts";
import { docComment, propertyKey, stringLiteral } from "../../../../codegen/typescript.ts";
import { nameOf } from "../../../../codegen/spec-names.ts";
import type { Module, QueryService } from "../../../../model/query.ts";
import { outputName } from "../../../../naming/declared-name.ts";
import { moduleInterface, setInterface } from "../../typescript/parameter-types.ts";
import { formOf } from "./written-forms.ts";
import { generators, pageSet, queryServerNames, selectedGroups } from "./names.ts";
import { generatorArguments, handlerArguments } from "./result-types.ts";
import { runtimeType } from "./runtime.ts";

/* Handler types of the runtime, by the position of the result in the response. */
const handlerTypes: Readonly<Record<AnswerForm, string>> = {
  items: "ListHandler",
  pages: "PropertyHandler",
  results: "ResultHandler",
  body: "ResultHandler",
};

export function handlerInterfaces(service: QueryService, file: GeneratedFile, validators: string): string {
  const from = `${validators}/${outputName(service.id)}`;
  const modules = selectedGroups(service).flatMap(({ role, modules }) =>
    modules.map((module) => moduleMember(file, module, formOf(module, role), from)),
  );
  const asGenerators = generators(service).map((module) =>
    member(file, module, "GeneratorHandler", generatorArguments(module), from),
  );
  const set = pageSet(service);
  const named = set === undefined ? "Readonly<Record<string, unknown>>" : file.importType(from, setInterface(set));
  return [
    docComment("The result of each module, by name. The server responds to requests for a missing one with 501."),
    `export interface ${file.export("HandlersByModule")} {\n${modules.join("")}}\n\n`,
    docComment("The pages that each module selects as a generator."),
    `export interface ${file.export("HandlersByGenerator")} {\n${asGenerators.join("")}}\n\n`,
    `export interface ${nameOf(file.export(queryServerNames(service).handlers), service)} {\n`,
    `  readonly modules?: HandlersByModule;\n  readonly generators?: HandlersByGenerator;\n`,
    docComment("Finds the pages that a request names.", "  "),
    `  readonly pages?: ${runtimeType(file, "PageSetHandler")}<${named}>;\n}\n`,
  ].join("");
}

function moduleMember(file: GeneratedFile, module: Module, form: AnswerForm, from: string): string {
  return member(file, module, handlerTypes[form], handlerArguments(module, form), from);
}

/** Prints a member. In a handler, parameters with a default are always present. */
function member(
  file: GeneratedFile,
  module: Module,
  handler: string,
  results: readonly string[],
  from: string,
): string {
  const defaulted = module.parameters.filter(
    ({ default: fact, template }) => fact !== undefined && !isUnknown(fact) && template === undefined,
  );
  const names = defaulted.map(({ name }) => stringLiteral(name)).join(" | ");
  const parameters = file.importType(`${from}/${outputName(module.name)}`, moduleInterface(module));
  const resolved = `${runtimeType(file, "Resolved")}<${parameters}${names === "" ? "" : `, ${names}`}>`;
  const types = [resolved, ...results.map((name) => file.importType("./results.js", name))];
  return `  readonly ${propertyKey(module.name, module)}?: ${runtimeType(file, handler)}<${types.join(", ")}>;\n`;
}
