import { camelCase, pascalCase, plural } from "../naming/type-names.ts";
import type { JsonObject } from "../codegen/json.ts";
import type { ResourceService } from "../model/resource.ts";
import { type AddedOr, type Wanted, newFile, titleOf, withArticle } from "./added.ts";
import { errorAddition } from "./error.ts";
import { callersOf } from "./operation.ts";

/** Adds a resource with an id and a name that can be listed, read, created, updated and deleted. */
export function addResource(wanted: Wanted): AddedOr {
  const { service, name, schemas } = wanted;
  if (service.kind !== "resource") return { problem: `The service “${service.id}” has query modules, not resources.` };
  const path = `spec/${service.id}/resources/${name}.yaml`;
  const notFound = `${name.replaceAll("-", separator(service))}${separator(service)}not${separator(service)}found`;
  const members: JsonObject = {
    resource: name,
    title: titleOf(name),
    description: `${titleOf(withArticle(name))}.`,
    path: `/${plural(name)}`,
    scope: service.tenant === undefined ? undefined : "tenant",
    idField: "id",
    labelField: "name",
    fields: {
      id: { type: "integer", use: "response", description: `The id of the ${words(name)}.` },
      name: { type: { type: "string", maxLength: 200 }, description: `The name of the ${words(name)}.` },
    },
    requiredOnCreate: ["name"],
    shapes: {
      row: {
        title: titleOf(name),
        description: `${titleOf(withArticle(name))}.`,
        fields: { id: "integer", name: "string" },
      },
    },
    operations: operations(service, name, notFound),
  };
  return {
    files: [newFile(path, "resource", schemas, members)],
    additions: [errorAddition(service, notFound, { condition: `No ${words(name)} has this id.`, httpStatus: 404 })],
    next: `Edit ${path}, then run generate, and “scaffold server” for its handlers.`,
  };
}

function operations(service: ResourceService, name: string, notFound: string): JsonObject {
  const [one, all, path] = [pascalCase(name), pascalCase(plural(name)), `/${plural(name)}`];
  const callers = callersOf(service);
  const row = { shape: "row" };
  return {
    list: {
      operationId: `list${all}`,
      summary: `List all ${words(plural(name))}`,
      method: "GET",
      path,
      ...callers,
      response: { httpStatus: 200, body: { list: row } },
    },
    get: {
      operationId: `get${one}`,
      summary: `Read one ${words(name)}`,
      method: "GET",
      path: `${path}/{id}`,
      ...callers,
      response: { httpStatus: 200, body: row },
      errors: [notFound],
    },
    create: {
      operationId: `create${one}`,
      summary: `Create ${withArticle(name)}`,
      method: "POST",
      path,
      ...callers,
      request: "create",
      response: { httpStatus: 201, body: row },
    },
    update: {
      operationId: `update${one}`,
      summary: `Update ${withArticle(name)}`,
      method: "PATCH",
      path: `${path}/{id}`,
      ...callers,
      request: "update",
      response: { httpStatus: 200, body: row },
      errors: [notFound],
    },
    delete: {
      operationId: `delete${one}`,
      summary: `Delete ${withArticle(name)}`,
      method: "DELETE",
      path: `${path}/{id}`,
      ...callers,
      response: { httpStatus: 204 },
      errors: [notFound],
    },
  };
}

/** Returns the separator between the words of the service's error codes. */
function separator({ errors }: ResourceService): string {
  return errors.some(({ code }) => code.includes("-")) ? "-" : "_";
}

function words(name: string): string {
  return camelCase(name) === name ? name : name.replaceAll("-", " ");
}
