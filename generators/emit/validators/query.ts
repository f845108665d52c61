import type { QueryService } from "../../model/query.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import { outputName } from "../../naming/output-name.ts";
import { remark } from "../../codegen/typescript.ts";
import { namer } from "./code.ts";
import { imports } from "./imports.ts";
import { indexText, indexTypes } from "./query-index.ts";
import { functions, moduleText } from "./query-module.ts";
import { requestText } from "./query-request.ts";
import { moduleTypes } from "./query-types.ts";
import { runtimeText } from "./runtime.ts";
import { valueLists } from "./value-lists.ts";

/**
 * The files of a query service, by path below `generated/`. All code is in one file, which imports fast; a module's own file says what of it
 * is the module's, and a bundler takes no more.
 */
export function queryFiles(service: QueryService): ReadonlyMap<string, string> {
  const folder = outputName(service.id);
  const code = `../runtime/${folder}.js`;
  const nameOf = namer("");
  const modules = service.modules.map((module) => ({ module, name: nameOf(module.name), file: `${folder}/${outputName(module.name)}` }));
  const taken = imports();
  const lists = valueLists(service);
  const texts = modules.map(({ module, name }) => moduleText({ service, module, name, imports: taken, lists }));
  const request = requestText(service, modules, taken, lists);
  return new Map([
    [`runtime/${folder}.js`, `${runtimeText(service, taken.names(), [])}${texts.join("")}${request}`],
    ...modules.flatMap(({ module, name, file }) => [
      [`${file}.js`, `${remark(`The parameters of ${module.name}. Generated: change the spec instead.`)}\n${exportLine(name, code)}`] as const,
      [`${file}.d.ts`, moduleTypes(service, module)] as const,
    ]),
    [`${folder}/index.js`, indexText(service, modules, code)],
    [`${folder}/index.d.ts`, indexTypes(service)],
  ]);
}

function exportLine(name: string, path: string): string {
  return `export { ${functions.map((one) => `${one}_${name} as ${one}`).join(", ")} } from ${stringLiteral(path)};\n`;
}
