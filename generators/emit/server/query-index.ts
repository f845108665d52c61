import type { Module, QueryService } from "../../model/query.ts";
import { docComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { moduleInterface, setInterface } from "../shared/typescript/parameter-types.ts";
import { outputName } from "../../naming/output-name.ts";
import { answerFunctions, answerNames, answerTypes } from "./query-answers.ts";
import { formOf, type Form } from "./query-form.ts";
import { generatorArguments, handlerArguments } from "./query-result-types.ts";
import { generators, pageSet, selectedGroups, queryServerNames } from "./query-names.ts";

/** The index of a service: its table and the reader of its requests, handed to the runtime. */
export function indexText(service: QueryService, validators: string): string {
  const { createAnswer, plugin, contract } = queryServerNames(service);
  const answers = answerNames(service);
  return [
    `// The server of ${service.id}. Generated: change the spec instead.\n`,
    `import { decodeRequest } from ${stringLiteral(`${validators}/${outputName(service.id)}`)};\n`,
    `import { answering } from "../runtime/action-api/server/answer.js";\n`,
    `import { contractOf } from "../runtime/action-api/server/contract.js";\n`,
    `import { pluginOf } from "../runtime/action-api/server/plugin.js";\n`,
    `import { table } from "./table.js";\n\n`,
    `export { Failure } from "../runtime/action-api/server/failure.js";\n`,
    `export { table } from "./table.js";\n\n`,
    `export function ${createAnswer}(handlers, options) {\n  return answering(table, decodeRequest, handlers, options${answers === undefined ? "" : `, ${answers.loadCheck}`});\n}\n\n`,
    `export function ${plugin}(handlers, options) {\n  return pluginOf(table, (usual) => ${createAnswer}(handlers, { ...usual, ...options }));\n}\n\n`,
    `export function ${contract}(options) {\n  return contractOf(table, decodeRequest, options);\n}\n`,
    answers === undefined ? "" : answerFunctions(answers),
  ].join("");
}

/* What a handler is, by where its answer stands, as the runtime's types have it. */
const handlerTypes: Readonly<Record<Form, string>> = { items: "ListHandler", pages: "PropertyHandler", results: "ResultHandler", body: "ResultHandler" };

/** The types of the index: the handlers of each module, from its parameters to what it answers. */
export function indexTypes(service: QueryService, validators: string): string {
  const { createAnswer, plugin, contract, handlers } = queryServerNames(service);
  const answers = answerNames(service);
  const from = `${validators}/${outputName(service.id)}`;
  const modules = selectedGroups(service).flatMap(({ selector, modules }) =>
    modules.map((module) => moduleMember(module, formOf(module, selector), from)),
  );
  const set = pageSet(service);
  const named = set === undefined ? "Readonly<Record<string, unknown>>" : `import(${stringLiteral(from)}).${setInterface(set)}`;
  return [
    `import type { Contract } from "../runtime/server/http/contract.js";\n`,
    `import type { Answer, ContractOptions, GeneratorHandler, ListHandler, Message, Options, PageSetHandler, Plugin, PropertyHandler, Resolved, ResultHandler, Table } from "../runtime/action-api/server/types.js";\n\n`,
    `export type * from "../runtime/action-api/server/types.js";\n\n`,
    docComment("Ends a request with an error that is the caller's to know; `Context.fail` throws one."),
    `export declare class Failure extends Error {\n  constructor(error: Message, status?: number);\n  readonly error: Message;\n  readonly status: number | undefined;\n}\n\n`,
    docComment("What each module answers, by name. One that is not here answers 501."),
    `export interface HandlersByModule {\n${modules.join("")}}\n\n`,
    docComment("The pages that each module names as a generator."),
    `export interface HandlersByGenerator {\n${generators(service).map((module) => member(module, "GeneratorHandler", generatorArguments(module), from)).join("")}}\n\n`,
    `export interface ${handlers} {\n  readonly modules?: HandlersByModule;\n  readonly generators?: HandlersByGenerator;\n`,
    docComment("Finds the pages that a request names.", "  "),
    `  readonly pages?: PageSetHandler<${named}>;\n}\n\n`,
    `export declare const table: Table;\n\n`,
    docComment("Answers one request, with no server needed."),
    `export declare function ${createAnswer}(handlers?: ${handlers}, options?: Options): Answer;\n\n`,
    docComment("A Fastify plugin that serves the one endpoint, and each module at its own path."),
    `export declare function ${plugin}(handlers?: ${handlers}, options?: Options): Plugin;\n\n`,
    docComment("Holds requests and their answers against what the spec says of them."),
    `export declare function ${contract}(options?: ContractOptions): Contract;\n`,
    answers === undefined ? "" : answerTypes(answers, handlers),
  ].join("");
}

function moduleMember(module: Module, form: Form, from: string): string {
  return member(module, handlerTypes[form], handlerArguments(module, form), from);
}

/** A handler finds in the parameters what has a default, whether the request names it or not. */
function member(module: Module, handler: string, told: readonly string[], from: string): string {
  const usual = module.parameters.filter((parameter) => parameter.default !== undefined && parameter.default.status !== "unknown" && parameter.template === undefined);
  const names = usual.map(({ name }) => stringLiteral(name)).join(" | ");
  const parameters = `import(${stringLiteral(`${from}/${outputName(module.name)}`)}).${moduleInterface(module)}`;
  const types = [`Resolved<${parameters}${names === "" ? "" : `, ${names}`}>`, ...told];
  return `  readonly ${propertyKey(module.name)}?: ${handler}<${types.join(", ")}>;\n`;
}
