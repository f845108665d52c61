import { type AddedOr, type Wanted, newFile, resourceNamed, titleOf, withArticle } from "./added.ts";
import type { QueryService } from "../model/query.ts";
import type { Json, JsonObject } from "../codegen/json.ts";
import type { Addition } from "../edit/add-members.ts";
import { shapesOfFields } from "../model/shapes.ts";
import { fieldsBodyOf } from "../model/operations.ts";
import type { Resource, ResourceService } from "../model/resource.ts";
import { camelCase, pascalCase, plural } from "../naming/type-names.ts";
import type { Service } from "../model/model.ts";

const identifier = {
  names: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  rule: "names consist of lowercase letters, digits and single hyphens",
};

/** The kinds of definitions that can be added. */
export const kinds = {
  resource: { add: addResource, ...identifier, of: "resource" },
  operation: {
    add: addOperation,
    names: /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/,
    rule: "write RESOURCE.OPERATION",
    of: "resource",
  },
  field: {
    add: addField,
    names: /^[a-z][a-z0-9-]*\.[A-Za-z_][A-Za-z0-9_]*$/,
    rule: "write the resource and the field, whose name consists of letters, digits and “_” and does not begin with a digit",
    of: "resource",
  },
  module: { add: addModule, ...identifier, of: "query" },
  "value-set": { add: addValueSet, ...identifier, of: "any" },
  error: {
    add: addError,
    names: /^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/i,
    rule: "codes consist of letters, digits and single hyphens or underscores",
    of: "any",
  },
  decision: { add: addDecision, names: /\S/, rule: "write its question", of: "none" },
} as const satisfies Readonly<Record<string, AddableKind>>;

export type Addable = keyof typeof kinds;

interface AddableKind {
  readonly add: (wanted: Wanted) => AddedOr;
  /** The pattern of valid names. */
  readonly names: RegExp;
  readonly rule: string;
  /** The kind of service that can have the definition; `none` if it belongs to no service. */
  readonly of: "resource" | "query" | "any" | "none";
}

/** Adds a set of two values for parameters and fields. */
function addValueSet({ service, name, schemas }: Wanted): AddedOr {
  const path = `spec/${service.id}/value-sets/${name}.yaml`;
  const members = {
    set: name,
    title: titleOf(name),
    description: `The values of ${name.replaceAll("-", " ")}.`,
    values: ["first", "second"],
  };
  return {
    files: [newFile(path, "value-set", schemas, members)],
    additions: [],
    next: `Edit ${path}, and use it: values: ${name}.`,
  };
}

/**
 * Adds an open decision with the next free number. The name is its question. The spec compiles before a fact cites it.
 */
function addDecision({ model, name }: Wanted): AddedOr {
  const numbers = model.decisions.map(({ id }) => Number(id.replace(/^D-/, "")));
  const id = `D-${String(Math.max(0, ...numbers) + 1).padStart(3, "0")}`;
  const question = name.endsWith("?") ? name : `${name}?`;
  const members = { [id]: { question, answer: "unknown", reason: "It has not been answered yet.", ground: "project" } };
  return {
    files: [],
    additions: [{ target: { file: "spec/decisions.yaml", path: [] }, members }],
    next: `Cite it where the answer matters: { unknown: ${id} }. Once you have answered it: { decided: …, by: ${id} }.`,
  };
}

/** Adds a module with one parameter to the given group, or to the first one. */
function addModule({ service, name, group, schemas }: Wanted): AddedOr {
  if (service.kind !== "query") return { problem: `The service “${service.id}” has resources, not modules.` };
  const groups = service.groups.map((one) => one.name);
  if (group !== undefined && !groups.includes(group))
    return { problem: `There is no group “${group}” in “${service.id}”. Known: ${groups.join(", ")}.` };
  const path = `spec/${service.id}/modules/${name}.yaml`;
  const members = {
    module: name,
    description: `${titleOf(name)}, as the service has it.`,
    group: group ?? groups[0],
    prefix: freePrefix(service, name.replaceAll("-", "")),
    parameters: { name: "string" },
  };
  return {
    files: [newFile(path, "module", schemas, members)],
    additions: [],
    next: `Edit ${path}, then run generate, and “scaffold server” for its handler.`,
  };
}

/** Returns the shortest beginning of the name, of at least two letters, that is not the prefix of another module. */
function freePrefix({ modules }: QueryService, name: string): string {
  const taken = new Set(modules.map(({ prefix }) => prefix));
  const beginnings = Array.from({ length: name.length }, (_, index) => name.slice(0, index + 1));
  return beginnings.slice(1).find((one) => !taken.has(one)) ?? name;
}

/**
 * Adds a field to a resource, such as `lamp.colour`. The field is optional in requests and responses, so that existing
 * objects and programs remain valid.
 */
function addField({ service, name, type = "string" }: Wanted): AddedOr {
  const [id = "", field = ""] = name.split(".");
  const resource = resourceNamed(service, id, "fields");
  if ("problem" in resource) return resource;
  if (isTaken(resource, field)) return { problem: `The resource “${id}” already has a field “${field}”.` };
  const { file } = resource.place;
  const shapes = shapesOfFields(resource);
  const described = { type, description: `${titleOf(field)} of the ${id.replaceAll("-", " ")}.` };
  const ofShapes = shapes.map(
    (shape): Addition => ({
      target: { file, path: ["shapes", shape.name, "fields"] },
      members: { [field]: { type, optional: true } },
    }),
  );
  return {
    files: [],
    additions: [{ target: { file, path: ["fields"] }, members: { [field]: described as Json } }, ...ofShapes],
    next: `Edit ${file}. ${[requestsOf(resource), responsesOf(shapes.map((shape) => shape.name))].join(" ")} Then run generate.`,
  };
}

function isTaken({ fields }: Resource, name: string): boolean {
  return fields.some((field) => field.name === name || field.aliases.includes(name));
}

function requestsOf({ operations }: Resource): string {
  const taking = operations.filter((operation) => ["create", "update"].includes(fieldsBodyOf(operation)?.kind ?? ""));
  if (taking.length === 0)
    return "No request accepts the field yet: list it under “request” of an operation, or mark it “use: response”.";
  return `Requests of ${taking.map((operation) => `“${operation.name}”`).join(" and ")} take the field.`;
}

function responsesOf(shapes: readonly string[]): string {
  if (shapes.length === 0)
    return "No shape of the responses lists the resource's fields: add it where responses have it, or mark it “use: request”.";
  return `Responses have it in ${shapes.map((shape) => `“${shape}”`).join(" and ")}.`;
}

/** Adds a resource with an id and a name that can be listed, read, created, updated and deleted. */
function addResource(wanted: Wanted): AddedOr {
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

/** Adds an operation on one object: `room.archive` is `POST /rooms/{id}/archive`, with an empty response. */
function addOperation({ service, name }: Wanted): AddedOr {
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
function callersOf({ authentication, tenant }: ResourceService): JsonObject {
  const keys = authentication?.keyKinds.filter(({ access }) => access === "full").map(({ id }) => id);
  return { ...(keys === undefined ? {} : { keys }), ...(tenant === undefined ? {} : { tenant: "required" }) };
}

/** Returns the path of a single object that other operations use, or the default path. */
function pathOfOne({ path, operations }: Resource): string {
  return operations.map((one) => one.path).find((one) => /\/\{[^/]+\}$/.test(one)) ?? `${path}/{id}`;
}

/** Adds an error code with the HTTP status 400. */
function addError({ service, name, schemas }: Wanted): AddedOr {
  if (service.errors.some(({ code }) => code === name))
    return { problem: `The service “${service.id}” already has an error “${name}”.` };
  const members = { condition: `${titleOf(name)}.`, httpStatus: 400 };
  const addition = errorAddition(service, name, members);
  const next = `Edit ${addition.target.file}, and list the code where it can occur: errors: [${name}].`;
  if (service.errors.length > 0) return { files: [], additions: [addition], next };
  return { files: [newFile(addition.target.file, "errors", schemas, addition.members)], additions: [], next };
}

function errorAddition({ id }: Service, code: string, members: JsonObject): Addition {
  return { target: { file: `spec/${id}/errors.yaml`, path: [] }, members: { [code]: members } };
}
