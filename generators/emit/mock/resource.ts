import type { PrintedFile } from "../../codegen/generated-file.ts";
import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { handlerTypes } from "../shared/server/resource-handlers.ts";
import { sharedShapes } from "../shared/server/resource-shapes.ts";
import { dataFiles } from "./resource-data.ts";
import { indexFile, indexTypes, tableFile } from "./resource-index.ts";
import { mockTableFile } from "./resource-mock-table.ts";
import { mswFiles } from "./msw-entry.ts";
import { shapesFile } from "./resource-shapes.ts";

/** The files of a resource service's mock. */
export function resourceFiles(service: ResourceService, validators: string): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const shapes = sharedShapes(service, folder);
  return [
    indexFile(service, folder, validators),
    indexTypes(service, folder),
    tableFile(service, folder, validators),
    mockTableFile(service, folder),
    shapesFile(service, folder),
    ...dataFiles(service, folder),
    ...mswFiles(service, folder),
    ...(shapes === undefined ? [] : [shapes]),
    ...service.resources.map((resource) => handlerTypes(service, resource, folder, validators)),
  ];
}
