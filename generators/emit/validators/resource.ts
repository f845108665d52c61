import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../view/output-name.ts";
import { fieldSetsOf, operationText, operationTypes } from "./resource-operation.ts";

/** The files of a resource service, by path below `generated/`: one for each operation that a request tells something. */
export function resourceFiles(service: ResourceService): ReadonlyMap<string, string> {
  const folder = outputName(service.id);
  const operations = service.resources.flatMap((resource) =>
    resource.operations
      .map((operation) => ({ resource, operation, sets: fieldSetsOf(service, resource, operation) }))
      .filter(({ sets }) => sets.length > 0),
  );
  return new Map([
    ...operations.flatMap(({ resource, operation, sets }) => [
      [`${folder}/${outputName(operation.operationId)}.js`, operationText(service, resource, operation, sets)] as const,
      [`${folder}/${outputName(operation.operationId)}.d.ts`, operationTypes(service, resource, operation, sets)] as const,
    ]),
  ]);
}
