import type { PrintedFile } from "../../codegen/generated-file.ts";
import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { handlerTypes } from "./resource-handlers.ts";
import { indexTypes } from "./resource-index-types.ts";
import { indexFile } from "./resource-index.ts";

/** The files of a resource service: the table of its operations, and the interfaces of their handlers. */
export function resourceFiles(service: ResourceService, validators: string): readonly PrintedFile[] {
  const folder = outputName(service.id);
  return [
    indexFile(service, folder, validators),
    indexTypes(service, folder),
    ...service.resources.map((resource) => handlerTypes(service, resource, folder, validators)),
  ];
}
