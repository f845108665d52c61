import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import type { QueryService } from "../../model/query.ts";
import { outputName } from "../../naming/output-name.ts";
import { namer, type Code } from "./code.ts";
import { indexFile, indexTypes } from "./query-index.ts";
import { functionName, functions, moduleText, type NamedModule } from "./query-module.ts";
import { requestText } from "./query-request.ts";
import { moduleTypes } from "./query-types.ts";
import { runtimeCode, runtimeFileOf, runtimeFiles } from "./runtime-code.ts";
import { runtimeUse, type RuntimeName } from "./runtime-use.ts";
import { valueLists } from "./value-lists.ts";

/**
 * The files of a query service, with paths below `generated/`. A module's file has its code, and imports from a few
 * others what it needs of the runtime: a program that imports one module loads no other. The index has one file with
 * the code of all modules, because so many files take five times as long to import.
 */
export function queryFiles(service: QueryService): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const code = `../runtime/${folder}.js`;
  const nameOf = namer("");
  const modules = service.modules.map((module) => ({ module, name: nameOf(module.name) }));
  const files = modules.map((named) => moduleFile(service, named));
  const runtimeNames = [...new Set(files.flatMap(({ names }) => names))].sort();
  return [
    codeFile(service, modules),
    ...runtimeFiles(service, runtimeNames),
    ...files.map(({ file }) => file),
    ...modules.map(({ module }) => moduleTypes(service, module)),
    indexFile(service, modules, code),
    indexTypes(service),
  ];
}

function codeFile(service: QueryService, modules: readonly NamedModule[]): PrintedFile {
  const file = generatedFile(`runtime/${outputName(service.id)}.js`, `The code of ${service.id}.`);
  const runtime = runtimeUse();
  const lists = valueLists(service);
  const texts = modules.map((named) => {
    const text = moduleText({ service, ...named, runtime, lists });
    return `${text}\nexport const ${file.export(`module_${named.name}`)} = ${moduleObject(named)};\n`;
  });
  const request = requestText(service, modules, runtime, lists);
  file.export("decodeRequest");
  return file.print([runtimeCode(service, runtime.names(), []), ...texts, request].join(""));
}

interface ModuleFile {
  readonly file: PrintedFile;
  /** What it takes from the runtime. */
  readonly names: readonly RuntimeName[];
}

function moduleFile(service: QueryService, named: NamedModule): ModuleFile {
  const folder = outputName(service.id);
  const file = generatedFile(
    `${folder}/${outputName(named.module.name)}.js`,
    `The parameters of ${named.module.name}.`,
  );
  const runtime = runtimeUse((name) => file.import(`../runtime/${folder}/${runtimeFileOf(name)}`, name));
  const text = moduleText({ service, ...named, runtime, lists: valueLists(service) });
  const exported = functions.map((one) => `${functionName(one, named)} as ${file.export(one)}`);
  return { file: file.print(`${text}\nexport { ${exported.join(", ")} };\n`), names: runtime.names() };
}

function moduleObject(named: NamedModule): Code {
  return `{ ${functions.map((one) => `${one}: ${functionName(one, named)}`).join(", ")} }`;
}
