import type { ResourceService } from "../../model/resource.ts";
import type { PrintedFile } from "../../codegen/generated-file.ts";
import { outputName } from "../../naming/output-name.ts";
import { clientTypes } from "./resource-client.ts";
import { operationTypes } from "./resource-operations.ts";
import { sharedShapeTypes } from "./resource-shapes.ts";
import { tableModule } from "./resource-table.ts";

/** The files of a resource service: the table of its operations, and their types. */
export function resourceFiles(service: ResourceService): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const resources = service.resources.map((resource) => ({ resource, types: operationTypes(service, folder, resource) }));
  const shapes = sharedShapeTypes(service, folder);
  const types = [...(shapes === undefined ? [] : [shapes]), ...resources.map((one) => one.types)];
  return [tableModule(service, folder), clientTypes(service, folder, resources, shapes), ...types];
}
