import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { literal } from "../../codegen/literal.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { queriesNames } from "./names.ts";
import { isPaged } from "./resource-reads.ts";
import { tableOf } from "./resource-table.ts";
import { resourceTypes } from "./resource-types.ts";
import { runtimePath } from "./runtime.ts";

/**
 * The files of a resource service: what the runtime has to know of it, and the types. `client` is the package of the
 * clients.
 */
export function resourceFiles(service: ResourceService, client: string): readonly PrintedFile[] {
  const folder = outputName(service.id);
  return [entryModule(service, folder, `${client}/${folder}`), resourceTypes(service, folder, `${client}/${folder}`)];
}

function entryModule(service: ResourceService, folder: string, client: string): PrintedFile {
  const file = generatedFile(`${folder}/index.js`, `Options of ${service.title} for TanStack Query.`);
  const names = queriesNames(service);
  const createQueries = file.import(runtimePath("resource"), "createResourceQueries");
  const hasPages = service.resources.some((resource) =>
    resource.operations.some((operation) => isPaged(resource, operation)),
  );
  const page = hasPages ? file.import(`${client}/extras`, "page") : "undefined";
  if (hasPages) file.exportFrom(runtimePath("all-items"), "allItems");
  return file.print(
    [
      `const service = ${literal(tableOf(service))};\n\n`,
      `export const ${file.export(names.create)} = (client, scope) => ${createQueries}(service, ${page}, client, scope);\n\n`,
      `export const ${file.export(names.key)} = (...parts) => [${stringLiteral(service.id)}, ...parts];\n`,
    ].join(""),
  );
}
