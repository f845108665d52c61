import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { literal } from "../../codegen/literal.ts";
import type { ResourceService } from "../../model/resource.ts";
import { serverNames } from "../../naming/type-names.ts";
import { tableOf } from "../shared/server/resource-table.ts";
import { runtimePath } from "../shared/server/runtime-path.ts";
import { publicValues } from "./resource-index-types.ts";

/** The index of a service: what the runtime has to know of it, handed to the runtime. */
export function indexFile(service: ResourceService, folder: string, validators: string): PrintedFile {
  const file = generatedFile(`${folder}/index.js`, `A server of ${service.title}.`);
  const { plugin, contract } = serverNames(service);
  const runtime = (module: string, name: string): string =>
    file.import(runtimePath(file, `server/resource/${module}.js`), name);
  const table = tableOf(service, file, validators);
  for (const [module, name] of publicValues) file.exportFrom(runtimePath(file, `server/resource/${module}.js`), name);
  return file.print(
    [
      `const service = ${literal(table)};\n\n`,
      `export const ${file.export(plugin)} = (handlers, options) => ${runtime("plugin", "pluginOf")}(service, handlers, options);\n`,
      `export const ${file.export(contract)} = (options) => ${runtime("contract", "contractOf")}(service, options);\n`,
    ].join(""),
  );
}
