import { lifecycleTags } from "../../describe/lifecycle.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { generatedFile, type GeneratedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { docComment, identifier } from "../../codegen/typescript.ts";
import { manualTags, moduleParagraphs, moduleRemarks } from "../../describe/module.ts";
import { valueSetProse } from "../../describe/parameter.ts";
import { outputName } from "../../naming/output-name.ts";
import { pascalCase } from "../../naming/type-names.ts";
import { choicesType, moduleInterface, parameterMembers } from "../shared/typescript/parameter-types.ts";
import { moduleExamples } from "./module-examples.ts";
import { choiceType, choicesOf, type Choice } from "./query-choices.ts";
import { moduleForms, setTypeName } from "./query-forms.ts";
import type { QueryScope } from "./query-scope.ts";
import { resultsText } from "./result-declarations.ts";

/** The declarations of a module's file: what it takes, and what it answers. */
export function moduleTypes(scope: QueryScope, folder: string, module: Module): PrintedFile {
  const file = generatedFile(
    `${folder}/modules/${outputName(module.name)}.d.ts`,
    `The module ${module.name} of ${scope.service.id}.`,
  );
  const texts = [parametersText(scope.service, file, module), resultsText(scope, file, module)];
  return file.print(texts.filter((text) => text !== "").join("\n"));
}

/** How the index of a service names that file. */
export function modulePath(module: Module): string {
  return `./modules/${outputName(module.name)}.js`;
}

const values = "../values.js";

function parametersText(service: QueryService, file: GeneratedFile, module: Module): string {
  const choices = choicesOf(module);
  return choices.length === 0
    ? plainInterface(service, file, module)
    : interfaceWithChoices(service, file, module, choices);
}

function plainInterface(service: QueryService, file: GeneratedFile, module: Module): string {
  const members = parameterMembers(service, module.parameters, moduleForms(service, module, file, values));
  return `${moduleComment(service, module)}export interface ${file.export(moduleInterface(module))} {\n${members}}\n`;
}

/** Parameters of which a request needs one are in a union beside the interface of the others. */
function interfaceWithChoices(
  service: QueryService,
  file: GeneratedFile,
  module: Module,
  choices: readonly Choice[],
): string {
  const chosen = new Set(choices.flatMap(({ parameters }) => parameters));
  const [name, rest] = [
    file.export(moduleInterface(module)),
    file.export(identifier(`${pascalCase(module.name)}Options`)),
  ];
  const forms = moduleForms(service, module, file, values);
  const others = parameterMembers(
    service,
    module.parameters.filter((parameter) => !chosen.has(parameter)),
    forms,
  );
  const chosenTypes = choices.map((choice) => choiceType(service, choice, forms));
  return [
    docComment(`The parameters of ${codeSpan(module.name)} without alternatives.`),
    `export interface ${rest} {\n${others}}\n\n`,
    `${moduleComment(service, module)}export type ${name} = ${[rest, ...chosenTypes].join(" & ")};\n`,
  ].join("");
}

function moduleComment(service: QueryService, module: Module): string {
  const { name, prefix, generator } = module;
  const prefixed = prefix === "" ? "which has no prefix" : `without the prefix ${codeSpan(prefix)}`;
  const start = `The parameters of ${codeSpan(name)}, ${prefixed}.${generator ? " The module can be a generator." : ""}`;
  const tags = [...manualTags(module), ...moduleExamples(service, module), ...lifecycleTags(module)];
  return docComment(moduleParagraphs(module, start, ...moduleRemarks(module, service)), "", tags);
}

/** The value sets of a service, each under the name that the modules use. */
export function valuesTypes({ service }: QueryScope, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/values.d.ts`, `The value sets of ${service.id}.`);
  const types = service.valueSets.map((set) => {
    const prose = [set.title, valueSetProse(set)].filter((text) => text !== undefined).join(". ");
    const values = { kind: "set", set: set.id, place: set.place } as const;
    const type = choicesType({ kind: "enum", values, closed: undefined }, service.valueSets);
    return `${docComment(prose)}export type ${file.export(setTypeName(set.id))} = ${type};\n`;
  });
  return file.print(types.length === 0 ? "export {};\n" : types.join("\n"));
}
