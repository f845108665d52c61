import type { Model } from "../../model/model.ts";
import type { Resource, ResourceService } from "../../model/resource.ts";
import { jsonObject, unlessEmpty, type JsonObject } from "../../codegen/json.ts";
import type { ErrorCode } from "../../model/service.ts";
import { errorProse } from "../../describe/error.ts";
import { attributeMarks } from "../../describe/marks.ts";
import { extensions } from "./dialect.ts";
import { errorsData } from "./errors.ts";
import { documentHead, questionsOf } from "./head.ts";
import { isBelow } from "../../naming/resource-paths.ts";
import { errorsOfOperation } from "./request-errors.ts";
import { resourceOperation } from "./resource-operation.ts";
import { resourceParameters } from "./resource-parameters.ts";
import { resourceSchemas } from "./resource-schemas.ts";
import { resourceTag } from "./resource-tag.ts";
import { withSharedResponses } from "./shared-responses.ts";
import { keyKinds, otherSecuritySchemes, securityRequirements, securitySchemes } from "./security.ts";

/** The OpenAPI document of a service of resources. */
export function resourceDocument(model: Model, service: ResourceService): JsonObject {
  const questions = questionsOf(model);
  const { paths, responses } = withSharedResponses(pathItems(service));
  return {
    ...documentHead(model, service, questions),
    security: service.authentication === undefined ? [] : nonEmpty(securityRequirements(service)),
    tags: service.resources.map((resource) => resourceTag(resource, questions)),
    paths,
    components: {
      schemas: jsonObject(resourceSchemas(service)),
      parameters: unlessEmpty(jsonObject(resourceParameters(service))),
      responses: unlessEmpty(responses),
      securitySchemes: unlessEmpty(jsonObject(securitySchemes(service))),
    },
    "x-kiln-security-schemes": otherSecuritySchemes(service),
    "x-kiln-key-kinds": nonEmpty(keyKinds(service)),
    "x-kiln-errors": nonEmpty(
      errorsOfNone(service).map((error) => ({ ...errorsData(error), description: errorProse(error) })),
    ),
    ...extensions(attributeMarks({ errorBody: service.errorBody })),
  };
}

/** The errors that belong to no operation, such as that of an unknown path. */
function errorsOfNone(service: ResourceService): readonly ErrorCode[] {
  const { resources, errors } = service;
  const named = new Set(
    resources.flatMap((resource) => {
      return resource.operations.flatMap((operation) =>
        errorsOfOperation(service, resource, operation).map(({ code }) => code),
      );
    }),
  );
  return errors.filter(({ code }) => !named.has(code));
}

/** A list that is left out where it says nothing. */
function nonEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

/**
 * The paths of the operations in the order of their first one. Aliases of a resource's path are named, not written out
 * again.
 */
function pathItems(service: ResourceService): JsonObject {
  const items = new Map<string, JsonObject>();
  for (const resource of service.resources) {
    for (const operation of resource.operations) {
      const { path, method } = operation;
      const { "x-kiln-path-aliases": before, ...methods } = items.get(path) ?? {};
      const aliases = aliasesOf(resource, path) ?? before;
      const written = { [method.toLowerCase()]: resourceOperation(service, resource, operation) };
      items.set(path, { ...methods, ...written, "x-kiln-path-aliases": aliases });
    }
  }
  return jsonObject(items);
}

function aliasesOf({ path, pathAliases }: Resource, operationPath: string): readonly string[] | undefined {
  if (pathAliases.length === 0 || !isBelow(operationPath, path)) return undefined;
  return pathAliases.map((alias) => alias + operationPath.slice(path.length));
}
