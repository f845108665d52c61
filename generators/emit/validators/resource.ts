import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { imports } from "./imports.ts";
import { fieldSetsOf, operationText, operationTypes } from "./resource-operation.ts";
import { runtimeText } from "./runtime.ts";

/** The files of a resource service, by path below `generated/`: one for each operation that a request tells something, and what they share. */
export function resourceFiles(service: ResourceService): ReadonlyMap<string, string> {
  const folder = outputName(service.id);
  const operations = service.resources.flatMap((resource) =>
    resource.operations
      .map((operation) => ({ resource, operation, sets: fieldSetsOf(service, resource, operation), taken: imports() }))
      .filter(({ sets }) => sets.length > 0),
  );
  const files = operations.flatMap(({ resource, operation, sets, taken }) => [
    [`${folder}/${outputName(operation.operationId)}.js`, operationText(service, resource, operation, sets, taken)] as const,
    [`${folder}/${outputName(operation.operationId)}.d.ts`, operationTypes(service, resource, operation, sets)] as const,
  ]);
  const names = operations.flatMap(({ taken }) => taken.names());
  return new Map([[`runtime/${folder}.js`, runtimeText(service, names, names)], ...files]);
}
