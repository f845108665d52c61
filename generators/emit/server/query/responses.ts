import type { GeneratedFile } from "../../../codegen/generated-file.ts";
import { docComment, identifier, stringLiteral } from "../../../codegen/typescript.ts";
import type { QueryService } from "../../../model/query.ts";
import { pascalCase } from "../../../naming/type-names.ts";
import { runtimeType, serverFolder } from "../../shared/server/query/runtime.ts";
import { runtimePath } from "../../shared/server/resource/handlers.ts";

/**
 * Names that the index exports if the spec describes responses: a check of responses, and handlers that return
 * examples.
 */
interface ResponseNames {
  readonly loadCheck: string;
  readonly mock: string;
}

/** Returns `undefined` if the spec does not describe responses. */
export function responseNames({ id, answer }: QueryService): ResponseNames | undefined {
  if (answer === undefined) return undefined;
  return {
    loadCheck: identifier(`load${pascalCase(id)}AnswerCheck`),
    mock: identifier(`mock${pascalCase(id)}Handlers`),
  };
}

interface ResponseFunctions {
  readonly text: string;
  /** The modules that the functions import on each call. */
  readonly imports: readonly string[];
}

/**
 * Returns the functions of the index. They load their data when called, so there is no cost for a server that uses
 * neither.
 */
export function responseFunctions(
  { loadCheck, mock }: ResponseNames,
  service: QueryService,
  file: GeneratedFile,
): ResponseFunctions {
  const [check, examples, results] = [
    runtimePath(file, "query/server/results/check.js"),
    runtimePath(file, `${serverFolder(service)}/results/mock.js`),
    "./results.js",
  ];
  const load = (name: string, module: string): string => {
    return `const [{ ${name} }, { results }] = await Promise.all([import(${stringLiteral(module)}), import(${stringLiteral(results)})]);`;
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
  "Adds a handler that returns examples for each module without one, if its result is described. Equal requests get equal examples. " +
  "Examples are not stored: modules agree on the IDs of pages and users, but not on other data, such as sizes, times, counts, links or blocks.";

export function responseTypes(
  { loadCheck, mock }: ResponseNames,
  handlers: string,
  optionType: string,
  file: GeneratedFile,
): string {
  return [
    `\n${docComment("Loads the check that compares responses with the spec.")}`,
    `export declare function ${file.export(loadCheck)}(): Promise<${runtimeType(file, "CheckAnswer")}>;\n`,
    `\n${docComment(mockComment)}`,
    `export declare function ${file.export(mock)}(handlers?: ${handlers}, options?: ${optionType}): Promise<${handlers}>;\n`,
  ].join("");
}
