import type { QueryService } from "../../model/query.ts";
import { outputName } from "../../view/output-name.ts";
import { indexText, indexTypes } from "./query-index.ts";
import { moduleText } from "./query-module.ts";
import { moduleTypes } from "./query-types.ts";
import { sharedValues, sharedValuesText } from "./value-lists.ts";

/** The files of a query service, by path below `generated/`. */
export function queryFiles(service: QueryService): ReadonlyMap<string, string> {
  const folder = outputName(service.id);
  const shared = sharedValues(service);
  return new Map([
    ...service.modules.flatMap((module) => [
      [`${folder}/${outputName(module.name)}.js`, moduleText(service, module, shared)] as const,
      [`${folder}/${outputName(module.name)}.d.ts`, moduleTypes(service, module)] as const,
    ]),
    ...[...shared.values()].map((values) => [`${folder}/${values.path.slice(2)}`, sharedValuesText(values)] as const),
    [`${folder}/index.js`, indexText(service, shared)],
    [`${folder}/index.d.ts`, indexTypes(service)],
  ]);
}
