import type { ResourceService } from "../../model/resource.ts";
import type { PrintedFile } from "../../codegen/generated-file.ts";
import { outputName } from "../../naming/output-name.ts";
import type { PackageNames } from "./query-entries.ts";
import { checkCode, checkTypes } from "./resource-check-entry.ts";
import { validateCode, validateTypes } from "./resource-validate-entry.ts";
import { clientTypes } from "./resource-client.ts";
import { convertFiles } from "./resource-convert.ts";
import { operationTypes } from "./resource-operations.ts";
import { resourceExtras } from "./resource-extras.ts";
import { sharedShapeTypes } from "./resource-shapes.ts";
import { tableModule } from "./resource-table.ts";

/**
 * The files of a resource service: the table of its operations, their types, and the check of responses, which few
 * programs need.
 */
export function resourceFiles(service: ResourceService, packages: PackageNames): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const resources = service.resources.map((resource) => ({
    resource,
    types: operationTypes(service, folder, resource),
  }));
  const shapes = sharedShapeTypes(service, folder);
  const types = [...(shapes === undefined ? [] : [shapes]), ...resources.map((one) => one.types)];
  const check = [
    checkCode(service, folder, packages),
    checkTypes(service, folder),
    validateCode(service, folder, packages),
    validateTypes(service, folder),
  ];
  return [
    tableModule(service, folder, packages),
    clientTypes(service, folder, resources, shapes),
    ...check,
    ...types,
    ...resourceExtras(service, folder),
    ...convertFiles(service, folder),
  ];
}
