import { incremental } from "../../../model/memo.ts";
import { lifecycleTags } from "../../../describe/lifecycle.ts";
import type { Module, QueryService, Parameter } from "../../../model/query.ts";
import { generatedFile, type GeneratedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { docComment, identifier, nameOf, stringLiteral } from "../../../codegen/typescript.ts";
import { manualTags, moduleParagraphs, moduleRemarks } from "../../../describe/module.ts";
import { valueSetProse } from "../../../describe/parameter.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { pascalCase } from "../../../naming/type-names.ts";
import { choicesType, moduleInterface, parameterMembers } from "../../shared/typescript/value-types.ts";
import { moduleExamples } from "../resource/readme.ts";
import { type Choice, choiceType, choicesOf, moduleForms, setTypeName } from "./parameters.ts";
import { type QueryScope, type ResultPart, type TypeParameter, partsOf } from "./scope.ts";
import { groupBy } from "../../../model/group-by.ts";
import type { ResultField } from "../../../model/result.ts";
import { statusRemark } from "../../../describe/marks.ts";
import { isOfParameter, testsOf } from "../../../model/result-parts.ts";
import {
  type ObjectPart,
  type TestScope,
  defaultsText,
  joinParts,
  objectPart,
  objectParts,
  resultNames,
  resultType,
} from "./result-types.ts";

export const moduleTypes = incremental((scope: QueryScope, folder: string, module: Module): PrintedFile => {
  const file = generatedFile(
    `${folder}/modules/${outputName(module.name)}.d.ts`,
    `The module ${module.name} of ${scope.service.id}.`,
  );
  const texts = [parametersText(scope.service, file, module), resultsText(scope, file, module)];
  return file.print(texts.filter((text) => text !== "").join("\n"));
});

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
  return (
    `${moduleComment(service, module)}export interface ` +
    `${nameOf(file.export(moduleInterface(module)), module)} {\n${members}}\n`
  );
}

/** Prints a union of the parameters of which a request needs one, intersected with the interface of the others. */
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
    `export interface ${nameOf(rest, module)} {\n${others}}\n\n`,
    `${moduleComment(service, module)}export type ${nameOf(name, module)} = ${[rest, ...chosenTypes].join(" & ")};\n`,
  ].join("");
}

function moduleComment(service: QueryService, module: Module): string {
  const { name, prefix, generator } = module;
  const prefixed = prefix === "" ? "which has no prefix" : `without the prefix ${codeSpan(prefix)}`;
  const start =
    `The parameters of ${codeSpan(name)}, ${prefixed}.` + `${generator ? " The module can be a generator." : ""}`;
  const tags = [...manualTags(module), ...moduleExamples(service, module), ...lifecycleTags(module)];
  return docComment(moduleParagraphs(module, start, ...moduleRemarks(module, service)), "", tags);
}

export const valuesTypes = incremental(({ service }: QueryScope, folder: string): PrintedFile => {
  const file = generatedFile(`${folder}/values.d.ts`, `The value sets of ${service.id}.`);
  const types = service.valueSets.map((set) => {
    const prose = [set.title, valueSetProse(set)].filter((text) => text !== undefined).join(". ");
    const values = { kind: "set", set: set.id, place: set.place } as const;
    const type = choicesType({ kind: "enum", values, closed: undefined }, service.valueSets);
    return `${docComment(prose)}export type ${nameOf(file.export(setTypeName(set.id)), set)} = ${type};\n`;
  });
  return file.print(types.length === 0 ? "export {};\n" : types.join("\n"));
});

/** Prints the types of a module's result, including the parameter defaults that they refer to. */
function resultsText(scope: QueryScope, file: GeneratedFile, module: Module): string {
  const names = resultNames(file, "../values.js");
  const parts = partsOf(scope.resultsOf(module));
  const tests = { service: scope.service, source: "P", parameters: module.parameters, names } as const;
  const texts = parts.map((part) => declaration({ ...tests, role: part.role }, file, module, part));
  // `export {}` keeps the defaults local to the file.
  const defaults = names.usesDefaults()
    ? [defaultsText(testedParameters(scope.service, module, parts)), "export {};\n"]
    : [];
  return [...texts, ...defaults].join("\n");
}

function declaration(scope: TestScope, file: GeneratedFile, module: Module, part: ResultPart): string {
  const { name, type, comment, parameters } = part;
  const doc = docComment(
    `${comment} ${codeSpan(module.name)}.${module.result === undefined ? "" : statusRemark(module.result)}`,
  );
  const head = parameters.map((parameter) => `${parameter.name} = ${defaultOf(file, parameter)}`).join(", ");
  const body =
    type.kind === "object" ? kindsPart(scope, type.fields) : { text: resultType(scope, type), always: false };
  const named = nameOf(file.export(name), module.result?.value ?? module);
  if (head === "" && body.always) return `${doc}export interface ${named} ${body.text}\n`;
  return `${doc}export type ${named}${head === "" ? "" : `<${head}>`} = ${body.text};\n`;
}

/** The parameters of the module are declared in its own file, the request type in the index. */
function defaultOf(file: GeneratedFile, { name, default: type }: TypeParameter): string {
  return name === "R" ? file.importType("../index.js", type) : type;
}

/** Returns an object type in which some members are present only on certain kinds of pages. */
function kindsPart(scope: TestScope, fields: readonly ResultField[]): ObjectPart {
  const groups = [...groupBy(fields, ({ pages }) => pages.map(stringLiteral).join(" | "))];
  if (groups.every(([kinds]) => kinds === "")) return objectPart(scope, fields);
  const types = groups.map(([kinds, members]) => {
    const type = joinParts(objectParts(scope, members));
    return kinds === "" ? type : `(Kind extends ${kinds} ? ${type} : {})`;
  });
  return { text: types.join(" & "), always: false };
}

/** Returns the parameters that the conditions of result members refer to. */
function testedParameters(
  service: QueryService,
  { parameters }: Module,
  parts: readonly ResultPart[],
): readonly Parameter[] {
  const tests = parts.flatMap(({ type }) => testsOf(service, type));
  const names = new Set(tests.filter(isOfParameter).map(({ parameter }) => parameter));
  return parameters.filter(({ name }) => names.has(name));
}
