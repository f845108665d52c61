import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { handlerTypes } from "./resource-handlers.ts";
import { pluginTypes } from "./resource-plugin.ts";
import { tableText } from "./resource-table.ts";

/** The files of a resource service, by path below `generated/`: the table of its operations, and the interfaces of their handlers. */
export function resourceFiles(service: ResourceService, validators: string): ReadonlyMap<string, string> {
  const folder = outputName(service.id);
  return new Map([
    [`${folder}/index.js`, tableText(service, validators)],
    [`${folder}/index.d.ts`, pluginTypes(service)],
    ...service.resources.map((resource) => [`${folder}/resources/${outputName(resource.id)}.d.ts`, handlerTypes(service, resource, validators)] as const),
  ]);
}
