import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { clientTypes } from "./resource-client.ts";
import { operationTypes } from "./resource-operations.ts";
import { tableText } from "./resource-table.ts";

/** The files of a resource service, by path below `generated/`: the table of its operations, and their types. */
export function resourceFiles(service: ResourceService): ReadonlyMap<string, string> {
  const folder = outputName(service.id);
  return new Map([
    [`${folder}/index.js`, tableText(service)],
    [`${folder}/index.d.ts`, clientTypes(service)],
    ...service.resources.map((resource) => [`${folder}/resources/${outputName(resource.id)}.d.ts`, operationTypes(service, resource)] as const),
  ]);
}
