import type { QueryService } from "../../model/query.ts";
import { docComment, identifier, stringLiteral } from "../../codegen/typescript.ts";
import { pascalCase } from "../../naming/type-names.ts";

/** What the index offers beside the server, where the spec describes answers: to hold them against it, and to make some up. */
export interface AnswerNames {
  readonly loadCheck: string;
  readonly mock: string;
}

/** Undefined where the spec describes no answers. */
export function answerNames({ id, answer }: QueryService): AnswerNames | undefined {
  if (answer === undefined) return undefined;
  return { loadCheck: identifier(`load${pascalCase(id)}AnswerCheck`), mock: identifier(`mock${pascalCase(id)}Handlers`) };
}

/** Both load what they need when they are called: a server that does not check, and makes nothing up, pays nothing. */
export function answerFunctions({ loadCheck, mock }: AnswerNames): string {
  const load = (name: string, file: string): string => `const [{ ${name} }, { results }] = await Promise.all([import(${runtimeFile(file)}), import("./results.js")]);`;
  return [
    `\nexport async function ${loadCheck}() {\n  ${load("checkAnswer", "check")}\n  return (request, body) => checkAnswer(results, request, body);\n}\n`,
    `\nexport async function ${mock}(handlers = {}) {\n  ${load("mocked", "mock")}\n  return mocked(table, results, handlers);\n}\n`,
  ].join("");
}

export function answerTypes({ loadCheck, mock }: AnswerNames, handlers: string): string {
  return [
    `\n${docComment("Loads what holds answers against the spec.")}`,
    `export declare function ${loadCheck}(): Promise<import(${runtimeFile("types")}).CheckAnswer>;\n`,
    `\n${docComment("The handlers, and for each module that has none but a described result, one that makes up examples: the same for the same request.")}`,
    `export declare function ${mock}(handlers?: ${handlers}): Promise<${handlers}>;\n`,
  ].join("");
}

function runtimeFile(name: string): string {
  return stringLiteral(`../runtime/action-api/server/results/${name}.js`);
}
