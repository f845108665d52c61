import type { QueryService } from "../../model/query.ts";
import { outputName } from "../../naming/output-name.ts";
import { coreText, coreTypes } from "./query-core.ts";
import { entryFiles, type PackageNames } from "./query-entries.ts";
import { indexTypes } from "./query-index.ts";
import { moduleTypes, valuesTypes } from "./query-modules.ts";
import { indexText, tableModule, wireModule } from "./query-table.ts";

/** The files of a query service, by path below `generated/`. */
export function queryFiles(service: QueryService, packages: PackageNames): ReadonlyMap<string, string> {
  const folder = outputName(service.id);
  return new Map([
    [`${folder}/index.js`, indexText(service)],
    [`${folder}/table.js`, tableModule(service)],
    [`${folder}/wire.js`, wireModule(service, packages)],
    [`${folder}/core.js`, coreText(service)],
    [`${folder}/core.d.ts`, coreTypes(service)],
    [`${folder}/index.d.ts`, indexTypes(service)],
    [`${folder}/values.d.ts`, valuesTypes(service)],
    ...entryFiles(service, packages).map(([path, text]) => [`${folder}/${path}`, text] as const),
    ...service.modules.map((module) => [`${folder}/modules/${outputName(module.name)}.d.ts`, moduleTypes(service, module)] as const),
  ]);
}
