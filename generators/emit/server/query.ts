import { runtimePath, type GeneratedFile, type PrintedFile, generatedFile } from "../../codegen/generated-file.ts";
import { incremental } from "../../model/memo.ts";
import type { QueryService } from "../../model/query.ts";
import { outputName } from "../../naming/declared-name.ts";
import {
  exportPublicTypes,
  exportRuntimeValues,
  handlerInterfaces,
  optionsType,
  resultTypes,
  runtimeType,
  serverFolder,
} from "../shared/server/query/handlers.ts";
import { resultsFile } from "../shared/server/query/results.ts";
import { tableFile } from "../shared/server/query/table.ts";
import { writtenFormsFile } from "../shared/server/query/written-forms.ts";
import { docComment, identifier, nameOf, stringLiteral } from "../../codegen/typescript.ts";
import { answeredErrorProse, errorList } from "../../describe/result.ts";
import { remarkList, serviceRemarks } from "../../describe/remarks.ts";
import { paragraphs } from "../../describe/texts.ts";
import { queryServerNames } from "../shared/server/query/module-info.ts";
import { pascalCase } from "../../naming/type-names.ts";

/** Returns the files of a query service. `validators` is the name of the package that decodes its requests. */
export function queryFiles(service: QueryService, validators: string): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const { answer } = service;
  return [
    indexFile(service, folder, validators),
    indexTypes(service, folder, validators),
    tableFile(service, folder),
    ...(answer === undefined ? [] : [resultsFile(service, answer, folder), resultTypes(service, answer, folder)]),
    ...(answer === undefined || service.profile === undefined ? [] : [writtenFormsFile(service, answer, folder)]),
  ];
}

const indexFile = incremental((service: QueryService, folder: string, validators: string): PrintedFile => {
  const file = generatedFile(`${folder}/index.js`, `The server of ${service.id}.`);
  const { createAnswer, plugin, contract } = queryServerNames(service);
  const responses = responseNames(service);
  const runtime = (module: string, name: string): string =>
    file.import(runtimePath(file, `${serverFolder(service)}/${module}.js`), name);
  const [decode, table] = [
    file.import(`${validators}/${outputName(service.id)}`, "decodeRequest"),
    file.import("./table.js", "table"),
  ];
  const check = responses === undefined ? "" : `, ${responses.loadCheck}`;
  // Only a profile has responses in other formats.
  const forms = responses === undefined || service.profile === undefined ? undefined : "./written-forms.js";
  const lazy = responses === undefined ? { text: "", imports: [] } : responseFunctions(responses, service, file);
  const body = [
    `export function ${file.export(createAnswer)}(handlers, options) {\n`,
    `  return ${runtime("response", "createAnswer")}(${table}, ${decode}, handlers, options${check}`,
    `${forms === undefined ? "" : ", loadWrittenForms"});\n}\n\n`,
    `export function ${file.export(plugin)}(handlers, options) {\n`,
    `  return ${runtime("plugin", "pluginOf")}(${table}, (defaults) => ${createAnswer}(handlers, { ` +
      `...defaults, ...options }));\n}\n\n`,
    `export function ${file.export(contract)}(options) {\n`,
    `  return ${runtime("contract", "contractOf")}(${table}, ${decode}, options);\n}\n`,
    lazy.text,
    forms === undefined ? "" : loadForms(forms),
  ].join("");
  file.exportFrom("./table.js", table);
  exportRuntimeValues(file, service);
  const printed = file.print(body);
  return { ...printed, imports: [...printed.imports, ...lazy.imports, ...(forms === undefined ? [] : [forms])] };
});

/** Returns code that loads the other formats on demand. Requests for the newest JSON version never load them. */
function loadForms(module: string): string {
  const load = `const { writtenForms } = await import(${stringLiteral(module)});`;
  return `\nasync function loadWrittenForms() {\n  ${load}\n  return writtenForms;\n}\n`;
}

const indexTypes = incremental((service: QueryService, folder: string, validators: string): PrintedFile => {
  const file = generatedFile(`${folder}/index.d.ts`, `The server of ${service.id}.`);
  const body = [handlerInterfaces(service, file, validators), functionTypes(service, file)].join("\n");
  exportPublicTypes(file, service);
  exportRuntimeValues(file, service);
  return file.print(body);
});

function functionTypes(service: QueryService, file: GeneratedFile): string {
  const { createAnswer, plugin, contract, handlers } = queryServerNames(service);
  const type = (name: string): string => runtimeType(file, name);
  const options = optionsType(file, "Options", service);
  const responses = responseNames(service);
  return [
    `export declare const ${file.export("table")}: ${type("Table")};\n\n`,
    docComment("Responds to one request, without a server."),
    `export declare function ${nameOf(file.export(createAnswer), service)}(handlers?: ${handlers}, ` +
      `options?: ${options}): ${type("Answer")};\n\n`,
    docComment(
      paragraphs(
        "A Fastify plugin that serves the one endpoint, and each module at its own path.",
        serviceRemarks(service),
        remarkList("Errors:", errorList(service.errors, answeredErrorProse)),
      ),
    ),
    `export declare function ${nameOf(file.export(plugin), service)}(handlers?: ${handlers}, options?: ${options}): `,
    `${file.importType("fastify", "FastifyPluginAsync")};\n\n`,
    docComment("Compares requests and their responses with the spec."),
    `export declare function ${nameOf(file.export(contract), service)}(options?: ` +
      `${optionsType(file, "ContractOptions", service)}): ${type("Contract")};\n`,
    responses === undefined ? "" : responseTypes(responses, handlers, optionsType(file, "MockOptions", service), file),
  ].join("");
}

type ResponseNames = NonNullable<ReturnType<typeof responseNames>>;

/** Returns `undefined` if the spec does not describe responses. */
export function responseNames({ id, answer }: QueryService) {
  if (answer === undefined) return undefined;
  return {
    loadCheck: identifier(`load${pascalCase(id)}AnswerCheck`),
    mock: identifier(`mock${pascalCase(id)}Handlers`),
  };
}

/** Returns the functions of the index, which load their data when called. */
function responseFunctions({ loadCheck, mock }: ResponseNames, service: QueryService, file: GeneratedFile) {
  const [check, examples, results] = [
    runtimePath(file, "query/server/results/check.js"),
    runtimePath(file, `${serverFolder(service)}/results/mock.js`),
    "./results.js",
  ];
  const load = (name: string, module: string): string => {
    return (
      `const [{ ${name} }, { results }] = await Promise.all([import(${stringLiteral(module)}), import(` +
      `${stringLiteral(results)})]);`
    );
  };
  const text = [
    `\nexport async function ${file.export(loadCheck)}() {\n`,
    `  ${load("checkAnswer", check)}\n  return (request, body) => checkAnswer(results, request, body);\n}\n`,
    `\nexport async function ${file.export(mock)}(handlers = {}, options = {}) {\n`,
    `  ${load("mockHandlers", examples)}\n  return mockHandlers(table, results, handlers, options);\n}\n`,
  ].join("");
  return { text, imports: [check, examples, results] };
}

const mockComment =
  "Adds a handler that returns examples for each module without one, if its result is described. Equal " +
  "requests get equal examples. " +
  ("Examples are not stored: modules agree on the IDs of pages and users, but not on other data, such as " +
    "sizes, times, counts, links or blocks.");

function responseTypes(
  { loadCheck, mock }: ResponseNames,
  handlers: string,
  optionType: string,
  file: GeneratedFile,
): string {
  return [
    `\n${docComment("Loads the check that compares responses with the spec.")}`,
    `export declare function ${file.export(loadCheck)}(): Promise<${runtimeType(file, "CheckAnswer")}>;\n`,
    `\n${docComment(mockComment)}`,
    `export declare function ${file.export(mock)}(handlers?: ${handlers}, options?: ${optionType}): Promise<` +
      `${handlers}>;\n`,
  ].join("");
}
