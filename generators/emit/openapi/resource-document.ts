import type { Model } from "../../model/model.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { attributeMarks } from "../../describe/marks.ts";
import { extensions } from "./dialect.ts";
import { documentHead, questionsOf } from "./head.ts";
import { resourceOperation } from "./resource-operation.ts";
import { resourceParameters } from "./resource-parameters.ts";
import { resourceSchemas } from "./resource-schemas.ts";
import { resourceTag } from "./resource-tag.ts";
import { keyKinds, securityRequirements, securitySchemes } from "./security.ts";

/** The OpenAPI document of a service of resources. */
export function resourceDocument(model: Model, service: ResourceService): JsonObject {
  const questions = questionsOf(model);
  return {
    ...documentHead(model, service, questions),
    security: securityRequirements(service),
    tags: service.resources.map((resource) => resourceTag(resource, questions)),
    paths: jsonObject(service.resources.flatMap((resource) => pathItems(service, resource))),
    components: {
      schemas: jsonObject(resourceSchemas(service)),
      parameters: jsonObject(resourceParameters(service)),
      securitySchemes: jsonObject(securitySchemes(service)),
    },
    "x-kiln-key-kinds": keyKinds(service),
    ...extensions(attributeMarks({ errorBody: service.errorBody })),
  };
}

/** The paths of the operations in the order of their first one. Aliases of the resource's path are named, not written out again. */
function pathItems(service: ResourceService, resource: Resource): readonly (readonly [string, JsonObject])[] {
  const byPath = new Map<string, Operation[]>();
  for (const operation of resource.operations) {
    const operations = byPath.get(operation.path);
    if (operations === undefined) byPath.set(operation.path, [operation]);
    else operations.push(operation);
  }
  return [...byPath].map(([path, operations]) => {
    const methods = operations.map(
      (operation) => [operation.method.toLowerCase(), resourceOperation(service, resource, operation)] as const,
    );
    return [path, { ...jsonObject(methods), "x-kiln-path-aliases": aliasesOf(resource, path) }] as const;
  });
}

function aliasesOf({ path, pathAliases }: Resource, operationPath: string): readonly string[] | undefined {
  if (pathAliases.length === 0 || !operationPath.startsWith(path)) return undefined;
  return pathAliases.map((alias) => alias + operationPath.slice(path.length));
}
