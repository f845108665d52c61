import { runtimePath, type PrintedFile, generatedFile } from "../../codegen/generated-file.ts";
import { incremental } from "../../model/memo.ts";
import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import { handlerTypes } from "../shared/server/resource/handlers.ts";
import { indexTypes, publicValues } from "./resource/index-types.ts";
import { sharedShapes } from "../shared/server/resource/shapes.ts";
import { literal } from "../../codegen/literal.ts";
import { serverNames } from "../../naming/type-names.ts";
import { tableOf } from "../shared/server/resource/table.ts";

/** Returns the files of a resource service: the table of its operations, and the interfaces of their handlers. */
export const resourceFiles = incremental((service: ResourceService, validators: string): readonly PrintedFile[] => {
  const folder = outputName(service.id);
  const shapes = sharedShapes(service, folder);
  return [
    indexFile(service, folder, validators),
    indexTypes(service, folder),
    ...(shapes === undefined ? [] : [shapes]),
    ...service.resources.map((resource) => handlerTypes(service, resource, folder, validators)),
  ];
});

function indexFile(service: ResourceService, folder: string, validators: string): PrintedFile {
  const file = generatedFile(`${folder}/index.js`, `A server of ${service.title}.`);
  const { plugin, contract } = serverNames(service);
  const runtime = (module: string, name: string): string =>
    file.import(runtimePath(file, `resource/server/${module}.js`), name);
  const table = tableOf(service, file, validators);
  for (const [module, name] of publicValues) file.exportFrom(runtimePath(file, `resource/server/${module}.js`), name);
  return file.print(
    [
      `const service = ${literal(table)};\n\n`,
      `export const ${file.export(plugin)} = (handlers, options) => ${runtime("plugin", "pluginOf")}(service, handlers, options);\n`,
      `export const ${file.export(contract)} = (options) => ${runtime("contract", "contractOf")}(service, options);\n`,
    ].join(""),
  );
}
