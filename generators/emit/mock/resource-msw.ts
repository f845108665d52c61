import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { docComment, lineComment } from "../../codegen/typescript.ts";
import type { ResourceService } from "../../model/resource.ts";
import { runtimePath } from "../shared/server/runtime-path.ts";
import { mockNames } from "./mock-names.ts";

/** The entry point with handlers for MSW. */
export function mswFiles(service: ResourceService, folder: string): readonly PrintedFile[] {
  const names = mockNames(service);
  const code = generatedFile(`${folder}/msw.js`, `Handlers for MSW of ${service.title}.`);
  const runtime = (name: string): string => code.import(runtimePath(code, "mock/msw.js"), name);
  const lines = [
    `export const ${code.export(names.mswHandlers)} = ${runtime("handlersOf")};\n`,
    `export const ${code.export(names.mswOverrides)} = ${runtime("overridesOf")};\n`,
  ];
  const types = generatedFile(`${folder}/msw.d.ts`, `Handlers for MSW of ${service.title}.`);
  const [handler, overrides] = [types.importType("msw", "HttpHandler"), types.importType(runtimePath(types, "mock/overrides.js"), "Overrides")];
  const [mock, handlers] = [types.importType("./index.js", names.mock), types.importType("./index.js", names.handlers)];
  const declarations = [
    lineComment(`What \`setupServer\` or \`setupWorker\` takes: every request to ${service.title} is answered by the mock.`),
    `export declare function ${types.export(names.mswHandlers)}(mock: ${mock}): readonly ${handler}[];\n\n`,
    docComment("A handler for each operation, for `server.use`: the request passes the checks of the mock, and then what is given answers, until MSW resets its handlers."),
    `export declare function ${types.export(names.mswOverrides)}(mock: ${mock}): ${overrides}<${handlers}, ${handler}>;\n`,
  ];
  return [code.print(lines.join("\n")), types.print(declarations.join(""))];
}
