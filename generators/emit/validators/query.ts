import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import type { QueryService } from "../../model/query.ts";
import { outputName } from "../../naming/output-name.ts";
import { namer } from "./code.ts";
import { indexFile, indexTypes } from "./query-index.ts";
import { functions, moduleExports, moduleText, type NamedModule } from "./query-module.ts";
import { requestText } from "./query-request.ts";
import { moduleTypes } from "./query-types.ts";
import { runtimeCode } from "./runtime-code.ts";
import { runtimeUse } from "./runtime-use.ts";
import { valueLists } from "./value-lists.ts";

/**
 * The files of a query service, with paths below `generated/`.
 * All code is in one file, which imports fast; a module's own file says what of it is the module's, and a bundler takes no more.
 */
export function queryFiles(service: QueryService): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const code = `../runtime/${folder}.js`;
  const nameOf = namer("");
  const modules = service.modules.map((module) => ({ module, name: nameOf(module.name) }));
  return [
    codeFile(service, modules),
    ...modules.flatMap((named) => [moduleFile(folder, named, code), moduleTypes(service, named.module)]),
    indexFile(service, modules, code),
    indexTypes(service),
  ];
}

function codeFile(service: QueryService, modules: readonly NamedModule[]): PrintedFile {
  const file = generatedFile(`runtime/${outputName(service.id)}.js`, `The code of ${service.id}.`);
  const runtime = runtimeUse();
  const lists = valueLists(service);
  const texts = modules.map(({ module, name }) => moduleText({ service, module, name, runtime, lists }));
  const request = requestText(service, modules, runtime, lists);
  for (const name of [...modules.flatMap(moduleExports), "decodeRequest"]) file.export(name);
  return file.print([runtimeCode(service, runtime.names(), []), ...texts, request].join(""));
}

function moduleFile(folder: string, { module, name }: NamedModule, code: string): PrintedFile {
  const file = generatedFile(`${folder}/${outputName(module.name)}.js`, `The parameters of ${module.name}.`);
  const names = functions.map((one) => `${one}_${name} as ${file.export(one)}`);
  return file.print(`export { ${names.join(", ")} } from ${stringLiteral(code)};\n`);
}
