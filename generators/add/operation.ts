import { camelCase, pascalCase } from "../naming/type-names.ts";
import type { JsonObject } from "../codegen/json.ts";
import type { Resource, ResourceService } from "../model/resource.ts";
import { type AddedOr, type Wanted, resourceNamed, titleOf } from "./added.ts";

/** Adds an operation on one object: `room.archive` is `POST /rooms/{id}/archive`, with an empty response. */
export function addOperation({ service, name }: Wanted): AddedOr {
  if (service.kind !== "resource") return { problem: `The service “${service.id}” has query modules, not operations.` };
  const [id = "", operation = ""] = name.split(".");
  const resource = resourceNamed(service, id, "operations");
  if ("problem" in resource) return resource;
  if (resource.operations.some((one) => one.name === operation))
    return { problem: `The resource “${id}” already has an operation “${operation}”.` };
  const members: JsonObject = {
    [operation]: {
      operationId: `${camelCase(operation)}${pascalCase(id)}`,
      summary: `${titleOf(operation)} ${id.replaceAll("-", " ")}`,
      method: "POST",
      path: `${pathOfOne(resource)}/${operation}`,
      ...callersOf(service),
      response: { httpStatus: 204 },
    },
  };
  const file = resource.place.file;
  return {
    files: [],
    additions: [{ target: { file, path: ["operations"] }, members }],
    next: `Edit ${file}, then run generate, and “scaffold server” for its handler.`,
  };
}

/** Returns the keys that may call an operation: those with full access, for a tenant if the service has tenants. */
export function callersOf({ authentication, tenant }: ResourceService): JsonObject {
  const keys = authentication?.keyKinds.filter(({ access }) => access === "full").map(({ id }) => id);
  return { ...(keys === undefined ? {} : { keys }), ...(tenant === undefined ? {} : { tenant: "required" }) };
}

/** Returns the path of a single object that other operations use, or the default path. */
function pathOfOne({ path, operations }: Resource): string {
  return operations.map((one) => one.path).find((one) => /\/\{[^/]+\}$/.test(one)) ?? `${path}/{id}`;
}
