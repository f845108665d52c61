import type { PrintedFile } from "../../codegen/generated-file.ts";
import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { handlerTypes } from "../shared/server/resource-handlers.ts";
import { indexTypes } from "./resource-index-types.ts";
import { indexFile } from "./resource-index.ts";
import { sharedShapes } from "../shared/server/resource-shapes.ts";

/** The files of a resource service: the table of its operations, and the interfaces of their handlers. */
export function resourceFiles(service: ResourceService, validators: string): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const shapes = sharedShapes(service, folder);
  return [
    indexFile(service, folder, validators),
    indexTypes(service, folder),
    ...(shapes === undefined ? [] : [shapes]),
    ...service.resources.map((resource) => handlerTypes(service, resource, folder, validators)),
  ];
}
